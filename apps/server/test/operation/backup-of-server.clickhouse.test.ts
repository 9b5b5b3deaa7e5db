import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSettings, type Settings } from '@waybill/db';
import { rollups } from '@waybill/query';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import { openClickHouseWarehouse, prepareClickHouse, readClickHouseAddress } from '@waybill/warehouse-clickhouse';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillWithEverything } from '../../../../packages/warehouse-clickhouse/test/support/everything.ts';
import {
  everyRowOfClickHouse,
  everyRowOfDuckDb,
} from '../../../../packages/warehouse-clickhouse/test/support/same-warehouse.ts';
import { addSimpleInvoice } from '../../../../packages/warehouse-duckdb/test/support/rows.ts';
import { BackupError } from '../../src/operation/backup/backup-error.ts';
import { restoreBackup } from '../../src/operation/backup/restore-backup.ts';
import { takeBackup } from '../../src/operation/backup/take-backup.ts';
import { dataPaths } from '../../src/platform/data-directory/data-paths.ts';
import { writeVersionFile } from '../../src/platform/data-directory/version-file.ts';
import { DirectoryFileStore } from '../../src/platform/files/directory-file-store.ts';

let server: ClickHouseOnLoopback;
let settings: Settings;
let folder: string;

beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
  folder = mkdtempSync(join(tmpdir(), 'server-backup-'));
  settings = await openSettings({ dataDirectory: join(folder, 'settings') });
});

afterAll(async () => {
  await settings.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const addressOf = (database: string) =>
  readClickHouseAddress(`${server.url.replace('http:', 'clickhouse:')}/${database}`);

it('a warehouse on a server is backed up once the open load is stored, and restored to a server or into a file', async () => {
  await prepareClickHouse(addressOf('original'));
  const warehouse = await openClickHouseWarehouse({ address: addressOf('original') });
  await fillWithEverything(warehouse);
  const [dataDirectory, directory] = [join(folder, 'data'), join(folder, 'backups')];
  mkdirSync(dataDirectory);
  await writeVersionFile(new DirectoryFileStore(dataDirectory), { firstStart: 'done', seed: 'none' });

  const open = await warehouse.beginLoad({ kind: 'invoice', source: 'open' });
  addSimpleInvoice(open, 1, { invoiceNumber: '900098' });
  const backup = takeBackup({
    settings,
    warehouse,
    files: new DirectoryFileStore(dataDirectory),
    dataDirectory,
    directory,
  });
  await open.commit();
  const before = await everyRowOfClickHouse(warehouse, rollups);
  const { name } = await backup;
  const begun = await warehouse.beginLoad({ kind: 'invoice', source: 'later' });
  addSimpleInvoice(begun, 3, { invoiceNumber: '900099' });
  await begun.commit();
  expect(await everyRowOfClickHouse(warehouse, rollups)).not.toEqual(before);

  const onServer = addressOf('restored');
  const request = { directory, name, dataDirectory: join(folder, 'on-server'), warehouseAddress: onServer };
  await expect(restoreBackup(request)).rejects.toThrow(/Run waybill warehouse prepare first/);
  await prepareClickHouse(onServer);
  await restoreBackup(request);
  expect(existsSync(dataPaths(request.dataDirectory).warehouse)).toBe(false);
  const restored = await openClickHouseWarehouse({ address: onServer });
  expect(await everyRowOfClickHouse(restored, rollups)).toEqual(before);
  await restored.close();

  const inFile = join(folder, 'in-file');
  await restoreBackup({ directory, name, dataDirectory: inFile });
  const opened = await openDuckDbWarehouse({ file: dataPaths(inFile).warehouse, threads: 2 });
  expect(await everyRowOfDuckDb(opened, rollups)).toEqual(before);
  await opened.close();

  const again = { ...request, dataDirectory: join(folder, 'again') };
  await expect(restoreBackup(again)).rejects.toThrow(BackupError);
  await warehouse.close();
});
