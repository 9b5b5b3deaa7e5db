import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchFolder } from '../folder.ts';
import { progress } from '../progress.ts';

/** What the peers need, in exactly these versions. They have 270 MB, so they are installed only for the bench. */
const packages = [
  '@malloydata/malloy@0.0.431',
  '@malloydata/db-duckdb@0.0.431',
  // Malloy takes any 0.5.0, of which the newest lacks files that it loads.
  'antlr4ts@0.5.0-alpha.4',
  // Its own engine, DuckDB 1.4, is older than the file's and is downloaded at install; its server takes ours.
  '@uwdata/mosaic-duckdb@0.11.0',
  '@duckdb/node-api@1.5.6-r.1',
  'fastify@5.12.8',
];

/**
 * The folder with the peers' packages, installed once.
 * @throws Error if npm cannot install them.
 */
export async function peersFolder(): Promise<string> {
  const folder = join(benchFolder, 'peers');
  const mark = join(folder, 'installed.json');
  if (existsSync(mark)) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  progress('Installing Malloy and Mosaic');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', ...packages];
  const [code] = await once(spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error('The peers could not be installed. Leave them out with --no-peers.');
  await writeFile(mark, JSON.stringify(packages));
  return folder;
}
