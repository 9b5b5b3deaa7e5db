import type { AlertEvent } from '@waybill/contract';
import { addDays, addMonths, type CalendarDay, countedWhereClauses, filterWhereClauses } from '@waybill/model';
import { compileDataQuery } from '@waybill/query';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import { type AlertQuestion, type FindServices, type Found, newestFirst, withoutFigure } from './alert-question.ts';
import { chargeLinks } from './figure-place.ts';

const monthsBack = 12;
/** Days after a carrier's first invoice in which all of its charges are new, and none is news. */
const daysUntilKnown = 56;

type ChargeRow = Record<'CARRIER' | 'CHARGE' | 'FIRST' | 'LAST' | 'AMOUNT' | 'CHARGES', string | number | null>;

interface Charge {
  readonly carrier: string;
  /** As the carrier prints it first. */
  readonly text: string;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly amount: number;
  readonly count: number;
}

/** Charges that a carrier billed for the first time within the last twelve months; texts that differ by numbers are one. */
export async function newCharges(
  { warehouse }: Pick<FindServices, 'warehouse'>,
  { clientId, scope, filters, today }: AlertQuestion,
  atLeast: number,
): Promise<Found> {
  const columns = ['carrier_name', 'charge_description'];
  const query = {
    selectColumnNames: [
      'carrier_name as carrier',
      'charge_description as charge',
      'min(bill_date) as first',
      'max(bill_date) as last',
      'sum(net_amount) as amount',
      'count(*) as charges',
    ],
    fromTableNames: ['charge_level_info'],
    whereClauseDetails: [
      "charge_description <> ''",
      'net_amount <> 0',
      ...countedWhereClauses([]),
      ...filterWhereClauses(filters),
    ],
    groupByDetails: columns,
    orderByDetails: ['first', ...columns],
  };
  const compiled = compileDataQuery(query, { scope, rollups: warehouse.rollups });
  const rows = await warehouse.rows<ChargeRow>(compiled, { timeoutMs: queryTimeoutMs });
  const charges = [...Map.groupBy(rows.map(chargeOf), keyOf).values()].map(together);
  const begun = new Map<string, CalendarDay>();
  for (const { carrier, first } of charges) {
    const known = begun.get(carrier);
    if (known === undefined || first < known) begun.set(carrier, first);
  }
  const since = addMonths(today, -monthsBack);
  const events = charges
    .filter(({ carrier, first, amount }) => {
      const begins = begun.get(carrier) ?? first;
      return first >= since && first <= today && first > addDays(begins, daysUntilKnown) && amount >= atLeast;
    })
    .map((charge) => eventOf(charge, { clientId, filters }));
  return { events: events.toSorted(newestFirst), weeks: [], unit: null, isTooShort: rows.length === 0 };
}

const chargeOf = (row: ChargeRow): Charge => ({
  carrier: String(row.CARRIER ?? ''),
  text: String(row.CHARGE ?? '').trim(),
  first: String(row.FIRST),
  last: String(row.LAST),
  amount: Math.round(Number(row.AMOUNT) * 100) / 100,
  count: Number(row.CHARGES),
});

/** Dates, rates and numbers of orders within a charge's text make no new charge. */
const keyOf = ({ carrier, text }: Charge): string =>
  `${carrier} ${text.toLowerCase().replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ')}`;

function together(charges: readonly Charge[]): Charge {
  const [first] = charges;
  if (first === undefined) throw new Error('A charge has a text.');
  return {
    ...first,
    last:
      charges
        .map(({ last }) => last)
        .toSorted()
        .at(-1) ?? first.last,
    amount: charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
    count: charges.reduce((sum, { count }) => sum + count, 0),
  };
}

function eventOf(charge: Charge, shown: Pick<AlertQuestion, 'clientId' | 'filters'>): AlertEvent {
  const { carrier, text, first, last, amount, count } = charge;
  const parts = [
    { kind: 'value', column: 'carrier_name', value: carrier },
    { kind: 'value', column: 'charge_description', value: text },
  ] as const;
  return {
    ...withoutFigure,
    key: `charge ${keyOf(charge)}`,
    kind: 'newCharge',
    from: first,
    to: last,
    amount,
    count,
    name: `${carrier}: ${text}`,
    over: false,
    ...chargeLinks(parts, { ...shown, dates: { from: first, to: last } }),
  };
}
