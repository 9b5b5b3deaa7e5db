import type { AlertEvent } from '@waybill/contract';
import { addMonths, startOfWeek } from '@waybill/model';
import { deadlineFindings, deadlineRange } from '../../recovery/claim-deadlines/deadline-findings.ts';
import { pathOf } from '../../recovery/claim-deadlines/deadline-mail.ts';
import { levelsOf } from '../../recovery/claim-deadlines/deadline-reader.ts';
import { type DeadlineRow, tallyDeadlines } from '../../recovery/claim-deadlines/deadline-tally.ts';
import { type AlertQuestion, type FindServices, type Found, newestFirst, withoutFigure } from './alert-question.ts';

const monthsBack = 12;

/** What can be claimed for seven more days, and what expired unclaimed in the last twelve months, by week. */
export async function expiringClaims(
  services: FindServices,
  { owner, clients, clientId, today }: AlertQuestion,
  atLeast: number,
): Promise<Found> {
  const { expiring, expired } = await deadlineFindings(services, {
    userId: owner.userId,
    whose: 'all',
    levels: levelsOf(owner),
    clients,
  });
  const page = `${pathOf(deadlineRange(services.clock()))}&client=${clientId}`;
  const events = [
    ...byWeek(await expiring(), false, page),
    ...byWeek(await expired(addMonths(today, -monthsBack)), true, page),
  ].filter(({ amount }) => (amount ?? 0) >= atLeast && (amount ?? 0) > 0);
  return { events: events.toSorted(newestFirst), weeks: [], unit: null, isTooShort: false };
}

const byWeek = (rows: readonly DeadlineRow[], over: boolean, page: string): AlertEvent[] =>
  [...Map.groupBy(rows, (row) => startOfWeek(row.claim_by))].map(([week, found]) => {
    const { cents, packages, lastDay } = tallyDeadlines(found);
    const [first = week] = found.map((row) => row.claim_by).toSorted();
    return {
      ...withoutFigure,
      key: `claims ${week}`,
      kind: 'claims',
      from: first,
      to: lastDay ?? first,
      amount: cents / 100,
      count: packages,
      name: null,
      over,
      page,
      rows: null,
    };
  });
