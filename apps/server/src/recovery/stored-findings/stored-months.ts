import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { UnsettledFinding } from '@waybill/audit';
import type { Settings } from '@waybill/db';
import { addMonths, type CalendarDay, type DateRange } from '@waybill/model';
import { sql } from 'kysely';
import { SealError, type Sealer } from '../../platform/secrets/sealer.ts';

/** A finding as a search answers it, before credits. */
export type FoundRow = UnsettledFinding & {
  readonly tracking_id: number | null;
  readonly pickup_date: string;
} & Record<string, string | number | null>;

/** What a rule could judge of an invoice date. */
export interface CoverageRow extends Record<string, string | number | null> {
  readonly rule: string;
  readonly client_id: number;
  readonly carrier_name: string;
  readonly bill_date: string;
  /** Empty where the rule could judge. */
  readonly lacks: string;
  readonly packages: number;
  readonly cents: number;
}

/** What a search answers about a year of a client’s bills. */
interface Found {
  readonly found: readonly FoundRow[];
  readonly covered: readonly CoverageRow[];
}

/** A year of a client's bills, and what its findings rest on. */
export interface FoundYear {
  readonly clientId: number;
  readonly year: number;
  readonly basis: string;
}

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];
const placeOf = (column: keyof Found, clientId: number, month: CalendarDay): string =>
  `found_month.${column} of ${month} of client ${clientId}`;
const monthOf = ({ bill_date: day }: { readonly bill_date: string }): CalendarDay => `${day.slice(0, 7)}-01`;

/** Stores what was found in a year in the place of an earlier search. */
export async function storeYear(
  settings: Settings,
  sealer: Sealer,
  { clientId, year, basis }: FoundYear,
  { found, covered }: Found,
): Promise<void> {
  const foundOf = Map.groupBy(found, monthOf);
  const coveredOf = Map.groupBy(covered, monthOf);
  const rows: { client_id: number; year: number; month: string; found: string; covered: string }[] = [];
  for (const month of new Set([...foundOf.keys(), ...coveredOf.keys()])) {
    const sealed = async (column: keyof Found, content: readonly unknown[] = []) =>
      sealer.seal((await compress(JSON.stringify(content))).toString('base64'), placeOf(column, clientId, month));
    const content = {
      found: await sealed('found', foundOf.get(month)),
      covered: await sealed('covered', coveredOf.get(month)),
    };
    rows.push({ client_id: clientId, year, month, ...content });
  }
  await settings.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('found_year')
      .values({ client_id: clientId, year, basis })
      .onConflict((conflict) => conflict.columns(['client_id', 'year']).doUpdateSet({ basis }))
      .execute();
    await transaction.deleteFrom('found_month').where('client_id', '=', clientId).where('year', '=', year).execute();
    for (const row of rows) await transaction.insertInto('found_month').values(row).execute();
  });
}

/** What is stored of these clients’ invoice dates. */
export async function readMonths<Column extends keyof Found>(
  settings: Settings,
  sealer: Sealer,
  column: Column,
  clientIds: readonly number[],
  { from, to }: DateRange,
): Promise<readonly Found[Column][number][]> {
  const rows = await settings
    .selectFrom('found_month')
    .select(['client_id as clientId', 'month', sql<string>`${sql.ref(column)}`.as('content')])
    .where(sql<boolean>`client_id = any(${clientIds}::integer[])`)
    .where('month', '>', addMonths(from, -1))
    .where('month', '<=', to)
    .orderBy('client_id')
    .orderBy('month')
    .execute();
  const read: Found[Column][number][] = [];
  for (const { clientId, month, content } of rows) {
    const packed = opened(sealer, content, placeOf(column, clientId, month));
    if (packed === undefined) continue;
    const stored: Found[Column][number][] = JSON.parse((await decompress(packed)).toString());
    for (const row of stored) if (from <= row.bill_date && row.bill_date <= to) read.push(row);
  }
  return read;
}

/** Undefined if this server’s secret does not open it: then it is worked out anew. */
function opened(sealer: Sealer, content: string, place: string): Buffer | undefined {
  try {
    return Buffer.from(sealer.open(content, place), 'base64');
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
