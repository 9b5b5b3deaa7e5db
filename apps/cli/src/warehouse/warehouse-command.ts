import { dirname, resolve } from 'node:path';
import { cwd, env, stderr, stdout } from 'node:process';
import { moveFamily, readConfig } from '@waybill/server';
import { type CopySource, type CopyTarget, copyWarehouse } from '@waybill/warehouse';
import {
  clickHouseRoles,
  isClickHouseAddress,
  nameOfUser,
  openClickHouseCopy,
  type PreparedUser,
  prepareClickHouse,
  prepareClickHouseUsers,
  readClickHouseAddress,
  rightsOf,
} from '@waybill/warehouse-clickhouse';
import { openDuckDbCopySource, openDuckDbCopyTarget } from '@waybill/warehouse-duckdb';
import { type Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../usage-error.ts';

const endHelp = 'a warehouse file, or clickhouse://user:password@host:8123/database';

/** `waybill warehouse prepare|rights|copy|move`: exit 0 when it is done, otherwise 1. */
export function warehouseCommand(program: Command): void {
  const warehouse = program
    .command('warehouse')
    .description('Keep the warehouse on a ClickHouse server: prepare a database, copy to it or back, move clients.');
  warehouse
    .command('prepare')
    .description('Create the database and its tables on a ClickHouse server, unless they exist.')
    .argument(
      '[address]',
      'clickhouse://user:password@host:8123/database (else WAREHOUSE_URL), host1:8123;host2:8123 for shards, host1a:8123,host1b:8123 for replicas of a shard; clickhouses:// for TLS',
    )
    .option('--users', 'also create a user for the portal and one that only reads, and print their addresses')
    .action(prepare);
  warehouse
    .command('rights')
    .description('Print the rights of the two users that prepare --users makes, for those who make users themselves.')
    .argument('[database]', 'the name of the database on the ClickHouse server', 'waybill')
    .action(printRights);
  warehouse
    .command('copy')
    .description(
      'Copy a warehouse into an empty one and compare every column by client and quarter. ' +
        'If one of them is a warehouse file, stop the server first.',
    )
    .argument('<from>', endHelp)
    .argument('<to>', endHelp)
    .action(copy);
  warehouse
    .command('move')
    .description(
      "Move a client, with its parent and all of that one's children, to another shard of WAREHOUSE_URL. " +
        'Servers may work meanwhile. It is done whole or not at all, and can be repeated.',
    )
    .argument('<client>', 'the number of a client of the family', wholeNumber)
    .argument('<shard>', 'the place of the shard in WAREHOUSE_URL, counted from 1', wholeNumber)
    .action(move);
}

async function move(clientId: number, shard: number): Promise<void> {
  const { warehouseAddress: address, databaseUrl } = readConfig(env, cwd());
  if (address === undefined || databaseUrl === undefined)
    throw new UsageError('Set WAREHOUSE_URL and DATABASE_URL as the servers have them.');
  const { clientIds, packages, charges, loadId } = await moveFamily({ address, databaseUrl, clientId, shard });
  stdout.write(
    `Clients ${clientIds.join(', ')} are on shard ${shard}: ${packages} packages and ${charges} charges, load ${loadId}.\n`,
  );
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return number;
}

async function prepare(address: string | undefined, { users = false }: { readonly users?: boolean }): Promise<void> {
  const read = address === undefined ? readConfig(env, cwd()).warehouseAddress : readClickHouseAddress(address);
  if (read === undefined) throw new UsageError('Name the address of a ClickHouse server, or set WAREHOUSE_URL.');
  await prepareClickHouse(read);
  stdout.write(`The database ${read.database} is ready.\n`);
  if (!users) return;
  const { warehousePasswords } = readConfig(env, cwd());
  for (const user of await prepareClickHouseUsers(read, warehousePasswords)) stdout.write(describeUser(user));
}

function printRights(database: string): void {
  if (!/^[a-z_]\w*$/i.test(database)) throw new UsageError('Name a database: letters, digits and underscores.');
  for (const role of clickHouseRoles)
    for (const right of rightsOf(role, database)) stdout.write(`${right} to ${nameOfUser(role, database)};\n`);
}

const purposes = { writer: 'for WAREHOUSE_URL', reader: 'for programs that only read' } as const;

function describeUser({ name, role, address, isConfigured }: PreparedUser): string {
  if (isConfigured)
    return `${name} is in the configuration of the server: waybill warehouse rights prints the rights it needs there.\n`;
  if (address === undefined) return `${name} exists already: it keeps its password, and has the rights it needs.\n`;
  return `${name}, ${purposes[role]}; the password is not shown again: ${address}\n`;
}

async function copy(from: string, to: string): Promise<void> {
  const source = await openSource(from);
  try {
    const target = await openTarget(to);
    try {
      const { lastLoad, rows } = await copyWarehouse(source, target, folderOf(from, to), (table, count) =>
        stderr.write(`${table}: ${count} rows, the same in both\n`),
      );
      stdout.write(`${source.name} was copied to ${target.name} and compared: load ${lastLoad}, ${rows} rows.\n`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function openSource(end: string): Promise<CopySource> {
  if (isClickHouseAddress(end)) return await openClickHouseCopy(readClickHouseAddress(end));
  return await openDuckDbCopySource({ file: resolve(end), ...memory() });
}

async function openTarget(end: string): Promise<CopyTarget> {
  if (isClickHouseAddress(end)) return await openClickHouseCopy(readClickHouseAddress(end));
  return await openDuckDbCopyTarget({ file: resolve(end), ...memory() });
}

function memory(): { readonly memoryLimit?: string } {
  const { memoryLimit } = readConfig(env, cwd());
  return memoryLimit === undefined ? {} : { memoryLimit };
}

/** Rows are kept beside the warehouse file, readable only by its owner. */
function folderOf(from: string, to: string): string {
  const file = [from, to].find((end) => !isClickHouseAddress(end));
  return file === undefined ? cwd() : dirname(resolve(file));
}
