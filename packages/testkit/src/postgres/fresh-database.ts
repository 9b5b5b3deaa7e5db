import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SettingsLocation } from '@waybill/db';
import { inject } from 'vitest';
import { onServer } from './on-server.ts';

/** A settings database of one test file. */
export interface FreshDatabase {
  readonly location: SettingsLocation;
  /** Call it when the database is no longer open. */
  drop(): Promise<void>;
}

/** An empty database on the run's server, or an empty embedded one. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const serverUrl = inject('postgresUrl');
  return serverUrl === null ? { location: {}, drop: async () => undefined } : newDatabase(serverUrl, '');
}

/** A copy of the run's settings database, with the demo's people and clients. */
export async function copiedDatabase(): Promise<FreshDatabase> {
  const [serverUrl, template] = [inject('postgresUrl'), inject('settingsTemplate')];
  if (serverUrl !== null) return newDatabase(serverUrl, `template ${template}`);
  const dataDirectory = await mkdtemp(join(dirname(template), 'settings-'));
  // In one call of the system library: file by file takes five times the processor time.
  cpSync(template, dataDirectory, { recursive: true });
  return { location: { dataDirectory }, drop: () => rm(dataDirectory, { recursive: true }) };
}

async function newDatabase(serverUrl: string, like: string): Promise<FreshDatabase> {
  const name = `waybill_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} ${like}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { location: { databaseUrl: url.href }, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}
