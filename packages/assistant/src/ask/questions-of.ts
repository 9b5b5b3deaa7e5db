import type { DataQuery, GetRowsBody } from '@waybill/contract';
import type { DateRange } from '@waybill/model';
import { tableOf } from '../measures/table-of.ts';
import type { Reading } from '../reading/reading.ts';
import type { AskedClients } from './asked-clients.ts';
import { figuresQuery } from './figures-query.ts';
import { rowsQuery } from './rows-query.ts';
import { UnanswerableReading } from './unanswerable-reading.ts';

/** What a reading asks of the product: figures through the data call, or rows through that of the grid. */
export type Questions =
  | { readonly kind: 'figures'; readonly figures: DataQuery; readonly compared: DataQuery | undefined }
  | { readonly kind: 'rows'; readonly rows: GetRowsBody };

/**
 * Turns a reading into the queries that answer it, in the product's own query language. Throws UnanswerableReading.
 */
export function questionsOf(reading: Reading, clients: AskedClients): Questions {
  const table = tableOf(reading);
  if (table === undefined) throw new UnanswerableReading('No table tells everything that the reading names.');
  if (reading.measures.length === 0) return { kind: 'rows', rows: rowsQuery(reading, table, clients) };
  const query = (range: DateRange | undefined) => figuresQuery(reading, table, range, clients);
  const compared = reading.compare === undefined ? undefined : query(reading.compare);
  return { kind: 'figures', figures: query(reading.time.range), compared };
}
