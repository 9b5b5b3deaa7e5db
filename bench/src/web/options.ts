import { parseArgs } from 'node:util';

/** What `npm run bench:web` was asked to do. */
export interface WebBenchOptions {
  /** Measured runs after one that warms up. */
  readonly runs: number;
  /** How many times slower than this machine the browser's processor is made, one measurement after the other. */
  readonly slowdowns: readonly number[];
}

/** Reads the command line. @throws TypeError for an option that does not exist. */
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
