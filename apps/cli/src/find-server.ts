import { type Config, dataPaths, findRunningServer, type RunningServer } from '@waybill/server';

const millisecondsForHealth = 5_000;

/** The server that is running on the data directory; undefined if none is. */
export async function findServer({ dataDirectory, scratchDirectory }: Config): Promise<RunningServer | undefined> {
  const server = await findRunningServer(dataPaths(dataDirectory, scratchDirectory));
  return server !== undefined && (await answers(server)) ? server : undefined;
}

/** False also if the address now belongs to another program. */
async function answers({ address }: RunningServer): Promise<boolean> {
  try {
    const health = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(millisecondsForHealth) });
    return health.ok && JSON.stringify(await health.json()) === '{"status":"alive"}';
  } catch {
    return false;
  }
}
