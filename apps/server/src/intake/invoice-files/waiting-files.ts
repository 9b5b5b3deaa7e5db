import type { Settings } from '@waybill/db';
import { conflict } from '../../platform/problems.ts';

/** Files that a user sent in one request each, and that this server is receiving, keeps in line or loads. */
const mostWaitingFiles = 20;

/** They are counted here, because a server that starts has none. */
const waitingOf = new WeakMap<Settings, Map<number, number>>();

/** Counts a file while work receives and loads it. @throws ProblemError 409 if the user has too many. */
export async function asWaitingFile<Result>(
  settings: Settings,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const counts = waitingOf.get(settings) ?? new Map<number, number>();
  waitingOf.set(settings, counts);
  const waiting = counts.get(userId) ?? 0;
  if (waiting >= mostWaitingFiles)
    throw conflict(`You are loading ${mostWaitingFiles} files already. Wait until one of them is loaded.`);
  counts.set(userId, waiting + 1);
  try {
    return await work();
  } finally {
    const left = (counts.get(userId) ?? 0) - 1;
    if (left > 0) counts.set(userId, left);
    else counts.delete(userId);
  }
}
