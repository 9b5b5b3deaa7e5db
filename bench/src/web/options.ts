import { parseArgs } from 'node:util';

/** The options of `npm run bench:web`. */
export interface WebBenchOptions {
  /** Measured runs, after one to warm up. */
  readonly runs: number;
  /** By how much the browser's processor is slowed down, one measurement for each. */
  readonly slowdowns: readonly number[];
}

/**
 * Reads the command line.
 * @throws TypeError for an unknown option.
 */
export function readWebOptions(args: readonly string[]): WebBenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      slowdowns: { type: 'string', default: '1,4' },
    },
  });
  return { runs: Number(values.runs), slowdowns: values.slowdowns.split(',').map(Number) };
}
