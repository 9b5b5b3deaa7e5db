import { setTimeout } from 'node:timers/promises';

/** Proxies and people give up if a response takes longer. */
const longestWait = 20_000;

/** The result of a load; undefined if it takes too long to wait for, while the load continues. */
export async function answerInTime<Report>(loading: Promise<Report>): Promise<Report | undefined> {
  const waited = new AbortController();
  const late = setTimeout(longestWait, undefined, { signal: waited.signal, ref: false });
  late.catch(() => undefined);
  return await Promise.race([loading, late]).finally(() => waited.abort());
}
