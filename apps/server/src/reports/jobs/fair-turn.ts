import type { Settings } from '@waybill/db';

/** A report that waits, and when one of its owner was last begun. */
export interface WaitingReport {
  readonly id: number;
  readonly userId: number;
  readonly lastBegunAt: Date | null;
}

/**
 * The report whose turn it is: of the users with the fewest reports at work the one who has waited longest since their
 * last one, and of theirs the oldest. Where several run at once, one user gets all places but one, so that somebody
 * else's report never waits for hours behind theirs. Undefined when nobody's turn it is.
 */
export function fairTurn<Report extends WaitingReport>(
  waiting: readonly Report[],
  ownersAtWork: readonly number[],
  atOnce: number,
): Report | undefined {
  const most = Math.max(1, atOnce - 1);
  const atWork = ({ userId }: WaitingReport) => ownersAtWork.filter((owner) => owner === userId).length;
  const lastBegun = ({ lastBegunAt }: WaitingReport) => lastBegunAt?.getTime() ?? 0;
  return waiting
    .filter((report) => atWork(report) < most)
    .sort((one, other) => atWork(one) - atWork(other) || lastBegun(one) - lastBegun(other) || one.id - other.id)[0];
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
