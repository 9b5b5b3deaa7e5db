import { type Agreement, fits, tierPosition } from '@waybill/audit';
import type { AgreementTier } from '@waybill/contract';
import { addDays, type CalendarDay, type DateRange, dateWhereClause, oneOf } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { asStored } from '../billed-packages/rate-invoices.ts';

type Context = Pick<Services, 'warehouse'>;
type Tier = Agreement['tiers'][number];

interface ServiceRow extends Record<string, string | number | null> {
  readonly SERVICE: string | null;
  readonly BILL_DATE: string;
  readonly GROSS: number;
  readonly DISCOUNT: number;
}

/** What was shipped in the weeks of a tier, in cents. */
interface Measured {
  readonly gross: number;
  readonly revenue: number;
  readonly from: CalendarDay;
  readonly knownFrom: CalendarDay | null;
}

const daysOfWeek = 7;
const weeksOfYear = 52;
const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Where a client stands in each tier of an agreement on a day, by what its carrier billed. */
export async function tiersOfAgreement(
  context: Context,
  clientId: number,
  agreement: Agreement,
  day: CalendarDay,
): Promise<AgreementTier[]> {
  const longest = Math.max(0, ...agreement.tiers.map(({ weeks }) => weeks));
  const rows = await billedByService(context, clientId, agreement, { from: firstDay(day, longest), to: day });
  return agreement.tiers.map((tier, place) => {
    const { gross, revenue, from, knownFrom } = measureOf(tier, rows, day);
    const { percent, isGrace, next } = tierPosition(tier, revenue, day);
    const more = next === undefined ? 0 : next.percent - percent;
    return {
      line: place + 1,
      group: tier.group,
      weeks: tier.weeks,
      from,
      to: day,
      knownFrom,
      revenue,
      percent,
      isGrace,
      next: next ?? null,
      worth: next === undefined ? null : Math.round(((gross * more) / 100) * (weeksOfYear / tier.weeks)),
    };
  });
}

/** Where a client stands in a tier on a day. */
export interface TierOnDay {
  readonly day: CalendarDay;
  /** In cents. */
  readonly revenue: number;
  /** Whether invoices of all of its weeks are loaded. */
  readonly isKnown: boolean;
}

/** The revenue of each tier of an agreement, in its order, on days of which the first comes first. */
export async function tiersOnDays(
  context: Context,
  clientId: number,
  agreement: Agreement,
  days: readonly CalendarDay[],
): Promise<readonly { readonly tier: Tier; readonly days: readonly TierOnDay[] }[]> {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || agreement.tiers.length === 0) return [];
  const longest = Math.max(...agreement.tiers.map(({ weeks }) => weeks));
  const rows = await billedByService(context, clientId, agreement, { from: firstDay(first, longest), to: last });
  return agreement.tiers.map((tier) => ({
    tier,
    days: days.map((day) => {
      const { revenue, from, knownFrom } = measureOf(tier, rows, day);
      return { day, revenue, isKnown: knownFrom !== null && knownFrom < addDays(from, daysOfWeek) };
    }),
  }));
}

/** The revenue up to any day of a period, in cents by the groups of the tiers, as rating takes it. */
export async function revenueByGroup(
  context: Context,
  clientId: number,
  agreement: Agreement,
  { from, to }: DateRange,
): Promise<(day: CalendarDay) => Readonly<Record<string, number>>> {
  const { tiers } = agreement;
  const longest = Math.max(0, ...tiers.map(({ weeks }) => weeks));
  const rows =
    longest === 0 ? [] : await billedByService(context, clientId, agreement, { from: firstDay(from, longest), to });
  return (day) => Object.fromEntries(tiers.map((tier) => [tier.group, measureOf(tier, rows, day).revenue]));
}

const firstDay = (day: CalendarDay, weeks: number): CalendarDay => addDays(day, 1 - weeks * daysOfWeek);

function measureOf({ services, measured, weeks }: Tier, rows: readonly ServiceRow[], to: CalendarDay): Measured {
  const from = firstDay(to, weeks);
  const inWeeks = rows.filter(({ BILL_DATE: day }) => from <= day && day <= to);
  const own = inWeeks.filter(({ SERVICE: service }) => services.some((name) => fits(name, service ?? '')));
  const gross = own.reduce((sum, { GROSS }) => sum + centsOf(GROSS), 0);
  const discount = own.reduce((sum, { DISCOUNT }) => sum + centsOf(DISCOUNT), 0);
  const [knownFrom] = inWeeks.map(({ BILL_DATE: day }) => day).toSorted();
  const revenue = measured === 'gross transportation' ? gross : gross - discount;
  return { gross, revenue, from, knownFrom: knownFrom ?? null };
}

/** Published transportation charges and their discounts, by service and invoice date. */
async function billedByService(
  { warehouse }: Context,
  clientId: number,
  { carrierId, accounts }: Agreement,
  days: DateRange,
): Promise<readonly ServiceRow[]> {
  if (accounts.length === 0) return [];
  const query = {
    selectColumnNames: [
      'service',
      'bill_date',
      'sum(transportation_amount) as gross',
      'sum(transportation_discount) as discount',
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      `carrier_id = ${carrierId}`,
      oneOf('account_number', accounts.map(asStored)),
      dateWhereClause('bill_date', days),
      "row_kind = 'package'",
      "currency_code = 'USD'",
    ],
    groupByDetails: ['service', 'bill_date'],
  };
  const scope = scopeTo({ clientId }, [{ id: clientId, childIds: [] }], warehouse.dataVersion);
  return await warehouse.rows<ServiceRow>(compileDataQuery(query, { scope }), {
    ...longQuery,
    maxRows: mostRowsOfContainer,
  });
}
