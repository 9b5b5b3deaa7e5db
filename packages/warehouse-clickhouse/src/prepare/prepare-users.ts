import { createHash, randomBytes } from 'node:crypto';
import { WarehouseCorrupt } from '@waybill/warehouse';
import { type ClickHouseAddress, serversOf, writeClickHouseAddress } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { type ClickHouseRole, rightsOf } from './user-rights.ts';

/** A user of the server who may do no more than their role needs. */
export interface PreparedUser {
  readonly name: string;
  readonly role: ClickHouseRole;
  /** Their address with a new password; undefined for a user who already exists and keeps the old one. */
  readonly address: string | undefined;
}

const passwordBytes = 24;

/**
 * Creates a user for the portal and one for programs that only read, if they are missing, and grants both what this
 * version needs. The address names a user who may create users and grant rights.
 */
export async function prepareClickHouseUsers(address: ClickHouseAddress): Promise<PreparedUser[]> {
  const connections = serversOf(address).map((server) => new ClickHouseConnection(server));
  try {
    const prepared: PreparedUser[] = [];
    for (const role of ['writer', 'reader'] as const) prepared.push(await prepareUser(connections, address, role));
    return prepared;
  } finally {
    for (const connection of connections) await connection.close();
  }
}

/** A user has the same password on every server. */
async function prepareUser(
  connections: readonly ClickHouseConnection[],
  address: ClickHouseAddress,
  role: ClickHouseRole,
): Promise<PreparedUser> {
  const { database } = address;
  const name = `${database}_${role}`;
  const missing: ClickHouseConnection[] = [];
  for (const connection of connections) {
    const [found] = await connection.rows('select count() from system.users where name = {p1:String}', [name]);
    if (Number(found?.[0]) === 0) missing.push(connection);
  }
  const isNew = missing.length === connections.length;
  const [other] = missing;
  if (!isNew && other !== undefined)
    throw new WarehouseCorrupt(
      `The user ${name} is on some servers, but not on ${other.name}. Create it there with the password of the others, or drop it on all.`,
    );
  const password = randomBytes(passwordBytes).toString('base64url');
  for (const connection of connections) {
    if (isNew) await connection.command(userDdl(name, password));
    for (const right of rightsOf(role, database)) await connection.command(`${right} to ${name}`);
  }
  return { name, role, address: isNew ? writeClickHouseAddress({ ...address, username: name, password }) : undefined };
}

/** The server gets only a hash, because statements appear in its log. */
export const userDdl = (name: string, password: string): string =>
  `create user ${name} identified with sha256_hash by '${createHash('sha256').update(password).digest('hex')}'`;
