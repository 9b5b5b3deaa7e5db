import type { Settings } from '@waybill/db';

/** A waiting report, and when its owner's last one was started. */
export interface WaitingReport {
  readonly id: number;
  readonly userId: number;
  readonly lastBegunAt: Date | null;
}

/**
 * The next report: among the users with the fewest running reports, the oldest report of the user who has waited
 * longest since their last one, as long as fewer than `atOnce` run. If several reports run at once, one user can never occupy all the slots, so that other
 * users' reports do not wait for hours. Undefined if there is none.
 */
export function fairTurn<Report extends WaitingReport>(
  waiting: readonly Report[],
  ownersAtWork: readonly number[],
  atOnce: number,
): Report | undefined {
  if (ownersAtWork.length >= atOnce) return undefined;
  const most = Math.max(1, atOnce - 1);
  const atWork = ({ userId }: WaitingReport) => ownersAtWork.filter((owner) => owner === userId).length;
  const lastBegun = ({ lastBegunAt }: WaitingReport) => lastBegunAt?.getTime() ?? 0;
  return waiting
    .filter((report) => atWork(report) < most)
    .sort((one, other) => atWork(one) - atWork(other) || lastBegun(one) - lastBegun(other) || one.id - other.id)[0];
}

/** The owners of the reports that run, on any server: one for each report. */
export async function ownersAtWork(settings: Settings): Promise<readonly number[]> {
  const running = await settings.selectFrom('report').select('user_id').where('status', '=', 'running').execute();
  return running.map(({ user_id }) => user_id);
}

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
