import { join } from 'node:path';
import { openSettings } from '@waybill/db';
import { onServer } from './on-server.ts';

const templateName = 'waybill_template';

/**
 * Creates a settings database with the newest schema, of which every house gets a copy, because creating and migrating
 * an embedded database takes ten times as long as copying one. Returns the database's name, or the directory of the
 * embedded one.
 */
export async function makeSettingsTemplate(directory: string, serverUrl: string | null): Promise<string> {
  if (serverUrl === null) {
    const dataDirectory = join(directory, 'settings-template');
    await (await openSettings({ dataDirectory })).destroy();
    return dataDirectory;
  }
  await onServer(serverUrl, `create database ${templateName}`);
  const url = new URL(serverUrl);
  url.pathname = templateName;
  await (await openSettings({ databaseUrl: url.href })).destroy();
  return templateName;
}
