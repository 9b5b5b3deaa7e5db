import { setTimeout as wait } from 'node:timers/promises';
import type { ReportContext } from '../report-context.ts';
import type { ReportFiles } from '../report-file.ts';
import { freeBytes } from './used-space.ts';

const millisecondsBetweenLooks = 100;
/** Even without a limit, an operator may set one while a report is running. */
const millisecondsWithoutBudget = 2_000;

/** Watches the disk while a report is written. */
export interface SpaceWatch {
  /** Aborted when the report and those begun before it no longer fit the disk budget. */
  readonly signal: AbortSignal;
  readonly stop: () => void;
}

/**
 * Watches that the files being written and the warehouse's temporary files fit the disk budget along with the stored
 * files. If not, the running report that was submitted last is stopped.
 */
export function watchSpace(
  { settings, warehouse }: Pick<ReportContext, 'settings' | 'warehouse'>,
  files: ReportFiles,
  reportId: number,
): SpaceWatch {
  const full = new AbortController();
  const stopped = new AbortController();
  const roomNow = async (): Promise<'none' | 'some' | 'unlimited'> => {
    const free = await freeBytes(settings);
    if (free === Number.POSITIVE_INFINITY) return 'unlimited';
    const spilled = (await warehouse.localFile?.spilledBytes()) ?? 0;
    return (await files.unfinishedBytes(reportId)) + spilled > free ? 'none' : 'some';
  };
  const watch = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      // While the database does not answer, the next look decides.
      const room = await roomNow().catch(() => 'unknown' as const);
      if (room === 'none') return full.abort();
      await wait(room === 'unlimited' ? millisecondsWithoutBudget : millisecondsBetweenLooks, undefined, stopped);
    }
  };
  // Waiting ends with an error when the report does.
  watch().catch(() => undefined);
  return { signal: full.signal, stop: () => stopped.abort() };
}
