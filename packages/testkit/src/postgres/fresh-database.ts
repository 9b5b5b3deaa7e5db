import { randomUUID } from 'node:crypto';
import type { SettingsLocation } from '@waybill/db';
import pg from 'pg';
import { inject } from 'vitest';

/** A settings database of one test file. */
export interface FreshDatabase {
  readonly location: SettingsLocation;
  /** Call it when nobody has the database open any more. */
  drop(): Promise<void>;
}

/** An empty database on the run's server, or an empty embedded one. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const serverUrl = inject('postgresUrl');
  if (serverUrl === null) return { location: {}, drop: async () => undefined };
  const name = `waybill_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { location: { databaseUrl: url.href }, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
