import type { SettingsSchema, Transaction } from '@waybill/db';
import { sql } from 'kysely';

/** Makes other transactions that would change or delete this row wait until this one ends. */
export async function lockRow(transaction: Transaction, table: keyof SettingsSchema, id: number): Promise<void> {
  await sql`select 1 from ${sql.table(table)} where id = ${id} for no key update`.execute(transaction);
}
