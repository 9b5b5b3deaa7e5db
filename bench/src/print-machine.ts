import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { DuckDBInstance } from '@duckdb/node-api';
import type { BenchOptions } from './options.ts';

/** Prints the machine on which the figures were measured, and how busy it was at the start. */
export async function printMachine({ packages, runs }: Pick<BenchOptions, 'packages' | 'runs'>): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const version = await connection.runAndReadAll('select version()');
  connection.closeSync();
  instance.closeSync();
  const [processor] = cpus();
  const facts = [
    `${processor?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores`,
    `${(totalmem() / 1e9).toFixed(0)} GB of memory`,
    `Node.js ${process.versions.node}`,
    `DuckDB ${version.getRows()[0]?.[0]}`,
    `${packages.toLocaleString('en-US')} packages asked for`,
    `medians of ${runs} runs after one that is not counted`,
    `load average at the start ${loadavg()[0]?.toFixed(1)}`,
  ];
  console.log(`\n${facts.join(' · ')}`);
}
