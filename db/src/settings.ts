import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { SettingsSchema } from './settings-schema.ts';

/** The settings database, typed. */
export type Settings = Kysely<SettingsSchema>;

/** The settings within a transaction. A plain connection is none. */
export type Transaction = KyselyTransaction<SettingsSchema>;
