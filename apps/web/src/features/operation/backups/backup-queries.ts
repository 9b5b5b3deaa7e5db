import { queryOptions } from '@tanstack/react-query';
import { type BackupState, getBackups } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

export const backupsKey = ['administration', 'backups'] as const;

/** How often a run that is under way is looked at. */
const lookMilliseconds = 2_000;

/** Whether a backup or a test restore is under way. */
export function isUnderWay(state: BackupState): boolean {
  return state.runs.some(({ endedAt }) => endedAt === null);
}

export const backupsOptions = queryOptions({
  queryKey: backupsKey,
  queryFn: ({ signal }) => call(getBackups, {}, signal),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? lookMilliseconds : false),
});
