import type { Settings } from '@waybill/db';
import type { WaitingReport } from './fair-turn.ts';

/** The reports that wait for their turn. */
export async function waitingReports(settings: Settings): Promise<readonly WaitingReport[]> {
  return settings
    .selectFrom('report')
    .select(['report.id', 'report.user_id as userId'])
    .select(({ selectFrom }) =>
      selectFrom('report as earlier')
        .select(({ fn }) => fn.max('earlier.started_at').as('at'))
        .whereRef('earlier.user_id', '=', 'report.user_id')
        .as('lastBegunAt'),
    )
    .where('report.status', '=', 'queued')
    .execute();
}
