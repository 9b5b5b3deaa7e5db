import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { UnsettledFinding } from '@waybill/audit';
import type { Settings } from '@waybill/db';
import { addMonths, type CalendarDay, type DateRange } from '@waybill/model';
import type { CoveredMonth } from '@waybill/query';
import { sql } from 'kysely';
import { SealError, type Sealer } from '../../platform/secrets/sealer.ts';

/** A finding as a search answers it, before credits. */
export type FoundRow = UnsettledFinding & {
  readonly tracking_id: number | null;
  readonly pickup_date: string;
} & Record<string, string | number | null>;

/** What a search answers about a year of a client’s bills. */
interface Found {
  readonly found: readonly FoundRow[];
  readonly covered: readonly CoveredMonth[];
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

/** Stores what was found in years in the place of earlier searches. */
export async function storeYears(
  settings: Settings,
  sealer: Sealer,
  years: readonly (FoundYear & Found)[],
): Promise<void> {
  if (years.length === 0) return;
  const months: { client_id: number; year: number; month: string; found: string; covered: string }[] = [];
  for (const year of years) months.push(...(await monthsOf(sealer, year)));
  const keys = sql`select "clientId", year from jsonb_to_recordset(${JSON.stringify(years.map(({ clientId, year }) => ({ clientId, year })))}::jsonb) as stored("clientId" integer, year integer)`;
  await settings.transaction().execute(async (transaction) => {
    for (const some of inParts(years))
      await transaction
        .insertInto('found_year')
        .values(some.map(({ clientId, year, basis }) => ({ client_id: clientId, year, basis })))
        .onConflict((conflict) => conflict.columns(['client_id', 'year']).doUpdateSet({ basis: sql`excluded.basis` }))
        .execute();
    await transaction.deleteFrom('found_month').where(sql<boolean>`(client_id, year) in (${keys})`).execute();
    for (const some of inParts(months)) await transaction.insertInto('found_month').values(some).execute();
  });
}

/** A statement has room for so many rows. */
const rowsAtOnce = 1_000;

function inParts<Row>(rows: readonly Row[]): readonly Row[][] {
  const parts = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: parts }, (_, part) => rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce));
}

/** The months of a year, as they are stored. */
async function monthsOf(sealer: Sealer, { clientId, year, found, covered }: FoundYear & Found) {
  const foundOf = Map.groupBy(found, monthOf);
  const coveredOf = Map.groupBy(covered, monthOf);
  const sealed = async (column: keyof Found, month: CalendarDay, content: readonly unknown[] = []) =>
    sealer.seal((await compress(JSON.stringify(content))).toString('base64'), placeOf(column, clientId, month));
  const months = [...new Set([...foundOf.keys(), ...coveredOf.keys()])];
  return await Promise.all(
    months.map(async (month) => ({
      client_id: clientId,
      year,
      month,
      found: await sealed('found', month, foundOf.get(month)),
      covered: await sealed('covered', month, coveredOf.get(month)),
    })),
  );
}

/** What is stored of these clients' months with these invoice dates. */
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
    read.push(...stored);
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
