import { cwd, env } from 'node:process';
import { type Finding, failure, readConfig, repair } from '@waybill/server';
import { findServer } from '../find-server.ts';
import { openOwnData } from '../open-own-data.ts';

/** Repairs the data directory, unless a server has it open. */
export async function findingsOfRepair(): Promise<Finding[]> {
  const config = readConfig(env, cwd());
  const server = await findServer(config);
  if (server !== undefined) {
    return [
      failure(
        'Repair',
        `The server at ${server.address} has the data directory open. It repaired loads and files when it started.`,
        'To compare the rollups as well, stop it and run this again.',
      ),
    ];
  }
  const data = await openOwnData(config);
  try {
    return await repair(data);
  } finally {
    await data.close();
  }
}
