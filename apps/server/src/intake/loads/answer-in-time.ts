import { setTimeout } from 'node:timers/promises';

/** Proxies and people give up on an answer that takes longer. */
const longestWait = 20_000;

/** What a load leads to; undefined when it takes longer than anyone waits for an answer. The load goes on then. */
export async function answerInTime<Report>(loading: Promise<Report>): Promise<Report | undefined> {
  const waited = new AbortController();
  const late = setTimeout(longestWait, undefined, { signal: waited.signal, ref: false });
  late.catch(() => undefined);
  return await Promise.race([loading, late]).finally(() => waited.abort());
}
