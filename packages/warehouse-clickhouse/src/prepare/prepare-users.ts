import { createHash, randomBytes } from 'node:crypto';
import { WarehouseCorrupt } from '@waybill/warehouse';
import { type ClickHouseAddress, serversOf, writeClickHouseAddress } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { type ClickHouseRole, clickHouseRoles, nameOfUser, rightsOf } from './user-rights.ts';

/** A user of the server who may do no more than their role needs. */
export interface PreparedUser {
  readonly name: string;
  readonly role: ClickHouseRole;
  /** Their address with a new password; undefined for a user who already exists and keeps the old one. */
  readonly address: string | undefined;
  /** They are in the server's configuration files, so that SQL cannot grant them anything. */
  readonly isConfigured: boolean;
}

const passwordBytes = 24;

/** Where ClickHouse says that a user is who is written in its configuration files. */
const storageOfFiles = 'users_xml';

/**
 * Creates a user for the portal and one for programs that only read, if they are missing, and grants both what this
 * version needs. The address names a user who may create users and grant rights. New users get the given passwords, or
 * random ones.
 */
export async function prepareClickHouseUsers(
  address: ClickHouseAddress,
  passwords: Readonly<Partial<Record<ClickHouseRole, string | undefined>>>,
): Promise<PreparedUser[]> {
  const connections = serversOf(address).map((server) => new ClickHouseConnection(server));
  try {
    const prepared: PreparedUser[] = [];
    for (const role of clickHouseRoles) {
      const password = passwords[role] ?? randomBytes(passwordBytes).toString('base64url');
      prepared.push(await prepareUser(connections, { ...address, password }, role));
    }
    return prepared;
  } finally {
    for (const connection of connections) await connection.close();
  }
}

/** A user has the same password on every server: that of the address. */
async function prepareUser(
  connections: readonly ClickHouseConnection[],
  address: ClickHouseAddress,
  role: ClickHouseRole,
): Promise<PreparedUser> {
  const { database, password } = address;
  const name = nameOfUser(role, database);
  const missing: ClickHouseConnection[] = [];
  const configured: ClickHouseConnection[] = [];
  for (const connection of connections) {
    const [found] = await connection.rows('select storage from system.users where name = {p1:String}', [name]);
    if (found === undefined) missing.push(connection);
    else if (found[0] === storageOfFiles) configured.push(connection);
  }
  const isNew = missing.length === connections.length;
  const [other] = missing;
  if (!isNew && other !== undefined)
    throw new WarehouseCorrupt(
      `The user ${name} is on some servers, but not on ${other.name}. Create it there with the password of the others, or drop it on all.`,
    );
  for (const connection of connections) {
    if (isNew) await connection.command(userDdl(name, password));
    if (configured.includes(connection)) continue;
    for (const right of rightsOf(role, database)) await connection.command(`${right} to ${name}`);
  }
  const isConfigured = configured.length > 0;
  return {
    name,
    role,
    isConfigured,
    address: isNew ? writeClickHouseAddress({ ...address, username: name }) : undefined,
  };
}

/** The server gets only a hash, because statements appear in its log. */
export const userDdl = (name: string, password: string): string =>
  `create user ${name} identified with sha256_hash by '${createHash('sha256').update(password).digest('hex')}'`;
