import { parseArgs } from 'node:util';

/** The options of `npm run bench`. */
export interface BenchOptions {
  /** Packages of the scale warehouse; its charges are about 4.5 times as many. */
  readonly packages: number;
  /** Packages in the subset for PostgreSQL. */
  readonly postgresPackages: number;
  /** Measured runs of each query, after one to warm up. */
  readonly runs: number;
  /** Seconds of each step of the closed-loop load. */
  readonly loadSeconds: number;
  readonly withPostgres: boolean;
  readonly withPeers: boolean;
}

/**
 * Reads the command line.
 * @throws TypeError for an unknown option.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      packages: { type: 'string', default: '20000000' },
      'postgres-packages': { type: 'string', default: '5000000' },
      runs: { type: 'string', default: '7' },
      'load-seconds': { type: 'string', default: '20' },
      'no-postgres': { type: 'boolean', default: false },
      'no-peers': { type: 'boolean', default: false },
    },
  });
  return {
    packages: Number(values.packages),
    postgresPackages: Math.min(Number(values['postgres-packages']), Number(values.packages)),
    runs: Number(values.runs),
    loadSeconds: Number(values['load-seconds']),
    withPostgres: !values['no-postgres'],
    withPeers: !values['no-peers'],
  };
}
