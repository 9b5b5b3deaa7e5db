import type { DuckDBConnection } from '@duckdb/node-api';
import type { Question } from './measured-query.ts';

/** The clients and days to ask about; `clientIds` begins with the client that has the most packages. */
export interface Questions {
  readonly largest: Question;
  readonly median: Question;
  readonly clientIds: readonly number[];
}

/** Questions about the client with the most packages and about the median one, over the last year of data. */
export async function questionsOf(connection: DuckDBConnection): Promise<Questions> {
  const clients = await read<{ client_id: number }>(
    connection,
    'select client_id from package_level_info group by 1 order by count(*) desc',
  );
  const [first] = clients;
  const middle = clients[Math.floor(clients.length / 2)];
  if (first === undefined || middle === undefined) throw new Error('The warehouse is empty.');
  return {
    largest: await questionAbout(connection, first.client_id),
    median: await questionAbout(connection, middle.client_id),
    clientIds: clients.map((client) => client.client_id),
  };
}

async function questionAbout(connection: DuckDBConnection, clientId: number): Promise<Question> {
  const [row] = await read<{ last: string; first: string; tracking_number: string; rows: number }>(
    connection,
    `select max(bill_date)::varchar as last, (max(bill_date) - 364)::varchar as first,
       max(tracking_number) as tracking_number,
       (count(*) filter (where bill_date >= (
         select max(bill_date) - 364 from package_level_info where client_id = ${clientId})))::integer as rows
     from package_level_info where client_id = ${clientId}`,
  );
  if (row === undefined) throw new Error(`Client ${clientId} has no packages.`);
  return { clientId, from: row.first, to: row.last, rows: row.rows, trackingNumber: row.tracking_number };
}

async function read<Row>(connection: DuckDBConnection, sql: string): Promise<Row[]> {
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowObjectsJson() as Row[];
}
