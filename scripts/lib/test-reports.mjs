import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the JSON report of a Vitest run: how many tests passed, failed and were skipped, the name and message of each
 * failure, and how long each test took. If the run ended before it wrote a report, everything is empty.
 */
export function vitestReport(file) {
  const { numPassedTests: passed = 0, numPendingTests: skipped = 0, testResults = [] } = read(file);
  const failures = testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: path, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${path} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
  const durations = testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed, skipped, failures, repeated: [], durations };
}

/** The same for a Playwright run, with the tests that passed only when repeated. */
export function playwrightReport(file) {
  const { suites = [], stats = {} } = read(file);
  const tests = suites.flatMap((suite) => testsOf(suite));
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
    failures: tests.filter(({ status }) => status === 'unexpected'),
    repeated: tests.filter(({ status }) => status === 'flaky'),
    durations: tests,
  };
}

function testsOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}:${line} › ${title}`,
      message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite))];
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
