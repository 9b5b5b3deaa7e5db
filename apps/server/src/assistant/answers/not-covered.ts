import { type AskedClients, type Reading, sayRange, sentencesIn } from '@waybill/assistant';
import { firstInvoicesQuery } from '@waybill/model';
import { compileDataQuery, type Scope } from '@waybill/query';
import { queryTimeoutMs } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';

interface Asked {
  readonly scope: Scope;
  readonly clients: AskedClients;
  readonly signal: AbortSignal;
}

/** Says so where invoices begin after the first of the days that a reading compares with: pages show no change then. */
export async function notCovered(
  { warehouse }: Pick<Services, 'warehouse'>,
  { compare, time, language }: Reading,
  { scope, clients, signal }: Asked,
): Promise<string[]> {
  if (compare === undefined) return [];
  const query = compileDataQuery(firstInvoicesQuery(clients), { scope, rollups: warehouse.rollups });
  const rows = await warehouse.rows<{ readonly FIRST: string | null; readonly SHIPPED: string | null }>(query, {
    signal,
    timeoutMs: queryTimeoutMs,
  });
  const days = rows.map(({ FIRST, SHIPPED }) => (time.field === 'bill_date' ? FIRST : SHIPPED));
  const [first] = days.flatMap((day) => (day === null ? [] : [String(day).slice(0, '2026-01-31'.length)])).toSorted();
  const earliest = [compare, time.range ?? compare].map(({ from }) => from).toSorted()[0];
  if (first === undefined || earliest === undefined || first <= earliest) return [];
  return [sentencesIn(language).invoicesBegin(sayRange({ from: first, to: first }, language))];
}
