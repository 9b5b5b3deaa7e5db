import type { Kysely } from 'kysely';
import type { SettingsSchema } from './settings-schema.ts';

/** The settings database, typed. */
export type Settings = Kysely<SettingsSchema>;
