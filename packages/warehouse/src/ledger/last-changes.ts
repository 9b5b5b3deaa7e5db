import { type Sql, sql } from '@waybill/query';
import type { Reader } from '../engine/reader.ts';

/** What changed rows last: another text as soon as anything has. */
export interface LastChanges {
  readonly ofEverybody: string;
  readonly ofClients: ReadonlyMap<number, string>;
}

/** Kinds of loads whose clients are known: those of their invoices, or those to whose packages their facts apply. */
const kindsOfClients = ['invoice', 'synthetic', 'deliveries'] as const;

/** Reads which load changed each client's rows last, up to a published one. Undoing and classifying concern everybody. */
export async function readLastChanges({ dialect, ask }: Reader, published: number): Promise<LastChanges> {
  const ofClients = async (table: 'invoice' | 'delivery_scope') =>
    await ask(
      sql`select client_id, max(l.load_id), max(committed_at) from ${sql.ref(table)} i join load l on l.load_id = i.load_id
        where ${dialect.publishedRows('i', published)} group by client_id`,
    );
  const kinds: readonly Sql[] = kindsOfClients.map((kind) => sql`${kind}`);
  const ofAll = await ask(
    sql`select max(load_id), max(committed_at) from load where load_id <= ${published} and kind not in (${sql.join(kinds)})`,
    { from: 'first' },
  );
  const ofOne = new Map<number, string>();
  for (const [clientId, ...change] of [...(await ofClients('invoice')), ...(await ofClients('delivery_scope'))]) {
    const id = Number(clientId);
    ofOne.set(id, [ofOne.get(id) ?? '', ...change.map(String)].join(' '));
  }
  return { ofEverybody: ofAll.flat().map(String).join(' '), ofClients: ofOne };
}
