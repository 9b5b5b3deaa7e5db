import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { addUser, defaultTenant } from '@waybill/seed-data';
import { createMailer, DirectoryFileStore, hashPassword } from '@waybill/server';
import { createApp } from '@waybill/server/app';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { memoryLimit } from '../memory-limit.ts';
import { settingsOfBench } from './settings-of-bench.ts';
import { reportStalls } from './stalls.ts';

const [, , warehouseFile = '', cacheBytes = '0'] = argv;
const password = 'Waybill1bench';

/** Serves a warehouse read-only to one internal user, and prints the address and token. */
const warehouse = await openDuckDbWarehouse({
  file: warehouseFile,
  readOnly: true,
  cacheBytes: Number(cacheBytes),
  ...memoryLimit,
});
const { settings, tenantId } = await settingsOfBench(warehouse);
await addUser(settings, {
  tenantId,
  login: 'bench',
  firstName: 'Bench',
  lastName: 'Mark',
  email: 'bench@localhost',
  passwordHash: await hashPassword(password),
  passwordExpiresOn: '9999-12-31',
  mustChangePassword: false,
  internal: true,
  role: 'ROLE_ADMIN',
  clientIds: [],
});
/** Empty, as the files of a new server are. */
const filesDirectory = await mkdtemp(join(tmpdir(), 'waybill-bench-'));
const app = await createApp({
  settings,
  warehouse,
  clock: () => new Date(),
  mailer: createMailer(undefined, new DirectoryFileStore(filesDirectory), 'bench@localhost.test'),
  jwtSecret: 'a secret that guards nothing but a benchmark',
  internalToken: 'unused',
  files: new DirectoryFileStore(filesDirectory),
  dataDirectory: filesDirectory,
  publicUrl: () => 'http://127.0.0.1',
  requestsPerMinute: 1_000_000_000,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const answer = await fetch(`${address}/aiparcelweb/api/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'tenant-name': defaultTenant },
  body: JSON.stringify({ username: 'bench', password, logOffOtherSessions: true, rememberMe: false }),
});
const { id_token: token } = (await answer.json()) as { id_token: string };
reportStalls();
stdout.write(`${address} ${token}\n`);
const stop = async (): Promise<void> => {
  await app.close();
  await settings.destroy();
  await warehouse.close();
  await rm(filesDirectory, { recursive: true });
  exit(0);
};
process.once('SIGTERM', stop);
// The bench has ended without stopping its server.
process.once('disconnect', stop);
