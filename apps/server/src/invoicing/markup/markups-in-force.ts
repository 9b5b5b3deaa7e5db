import type { MarkupLine } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { DateRange } from '@waybill/model';
import { readMarkupLines } from './markup-lines.ts';

/** A markup and the days on which it is in effect. */
export interface MarkupInForce {
  readonly name: string;
  readonly dates: DateRange;
  readonly lines: readonly MarkupLine[];
}

/** The markups with which a client is billed on some days, each cut to those days, in order. */
export async function markupsInForce(
  settings: Settings,
  clientId: number,
  { from, to }: DateRange,
): Promise<readonly MarkupInForce[]> {
  const rows = await settings
    .selectFrom('markup_assignment')
    .innerJoin('markup', 'markup.id', 'markup_assignment.markup_id')
    .select(['markup.name', 'markup.lines', 'from_date', 'to_date'])
    .where('markup_assignment.client_id', '=', clientId)
    .where('from_date', '<=', to)
    .where((is) => is.or([is('to_date', 'is', null), is('to_date', '>=', from)]))
    .orderBy('from_date')
    .execute();
  return rows.map(({ name, lines, from_date, to_date }) => ({
    name,
    dates: { from: from_date > from ? from_date : from, to: to_date !== null && to_date < to ? to_date : to },
    lines: readMarkupLines(lines),
  }));
}
