import { join } from 'node:path';
import type { SettingsLocation } from '@waybill/db';
import { onServer } from './on-server.ts';

const templateName = 'waybill_template';

interface SettingsTemplate {
  readonly location: SettingsLocation;
  /** Its name on the server, or the directory of the embedded database. */
  readonly template: string;
}

/** A settings database of which every house gets a copy, because making one takes ten times as long as copying it. */
export async function makeSettingsTemplate(directory: string, serverUrl: string | null): Promise<SettingsTemplate> {
  if (serverUrl === null) {
    const dataDirectory = join(directory, 'settings-template');
    return { location: { dataDirectory }, template: dataDirectory };
  }
  await onServer(serverUrl, `create database ${templateName}`);
  const url = new URL(serverUrl);
  url.pathname = templateName;
  return { location: { databaseUrl: url.href }, template: templateName };
}
