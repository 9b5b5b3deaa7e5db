import { readFileSync } from 'node:fs';
import { WarehouseAddressInvalid } from '@waybill/warehouse';

/** Who vouches for the servers, besides those whom everybody trusts. */
interface Authority {
  /** Path of the file that the address names. */
  readonly file: string;
  /** As PEM. */
  readonly certificates: Buffer;
}

/** Where a database is on a ClickHouse server, and as whom to sign in there. */
export interface ServerAddress {
  /** Of the HTTP interface. */
  readonly url: string;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** Whose certificates the servers have, if it is a certificate authority of one's own. */
  readonly authority?: Authority;
}

/** Where a warehouse is on ClickHouse servers: on one, or on several shards, each with its replicas. */
export interface ClickHouseAddress extends ServerAddress {
  /** Of the other replicas of the first shard; empty if it has only one server. */
  readonly replicas: readonly string[];
  /** Of the replicas of the second shard, the third and so on; empty if one shard has all rows. */
  readonly furtherShards: readonly (readonly string[])[];
}

const form = 'clickhouse://user:password@host:8123/database, or clickhouses:// for TLS';
const usualPorts = { http: '8123', https: '8443' } as const;
const betweenShards = ';';
const betweenReplicas = ',';

/** Whether a text is meant as the address of a ClickHouse server. */
export const isClickHouseAddress = (text: string): boolean => /^clickhouses?:\/\//.test(text);

/**
 * Reads `clickhouse://user:password@host:8123/database`; `clickhouses://` and `?secure=1` mean TLS, for which `ca` names
 * a file with the certificates of an authority of one's own. Several shards are several hosts, `host1:8123;host2:8123`,
 * and several replicas of a shard are `host1a:8123,host1b:8123`.
 * @throws WarehouseAddressInvalid, without the password in its message.
 */
export function readClickHouseAddress(text: string): ClickHouseAddress {
  const [, scheme = '', user = '', hosts = '', rest = ''] =
    /^(clickhouses?:\/\/)([^/?#]*@)?([^/?#]*)(.*)/s.exec(text) ?? [];
  const shards = hosts
    .split(betweenShards)
    .map((shard) => shard.split(betweenReplicas).map((host) => readServer(`${scheme}${user}${host}${rest}`)));
  const [[first, ...replicas] = [], ...further] = shards;
  if (first === undefined || !isClickHouseAddress(text)) throw formInvalid();
  const urls = shards.flat().map(({ url }) => url);
  const twice = urls.find((url, index) => urls.indexOf(url) !== index);
  if (twice !== undefined)
    throw new WarehouseAddressInvalid(`The address of the ClickHouse servers names ${twice} twice.`);
  return { ...first, replicas: replicas.map(urlOf), furtherShards: further.map((servers) => servers.map(urlOf)) };
}

const urlOf = ({ url }: ServerAddress): string => url;

function readServer(text: string): ServerAddress {
  const url = URL.parse(text);
  if (url === null || url.hostname === '') throw formInvalid();
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'secure' && name !== 'ca');
  if (unknown !== undefined)
    throw new WarehouseAddressInvalid(
      `The address of a ClickHouse server takes only the parameters secure and ca, not ${unknown}.`,
    );
  const database = decodeURIComponent(url.pathname.slice(1));
  if (!/^[A-Za-z_]\w*$/.test(database))
    throw new WarehouseAddressInvalid(
      `The address of a ClickHouse server ends with the name of a database, of letters, digits and underscores: ${form}.`,
    );
  const scheme = url.protocol === 'clickhouses:' || url.searchParams.get('secure') === '1' ? 'https' : 'http';
  const authorityFile = url.searchParams.get('ca');
  if (authorityFile !== null && scheme === 'http')
    throw new WarehouseAddressInvalid('The parameter ca is for TLS: begin the address with clickhouses://.');
  return {
    url: `${scheme}://${url.hostname}:${url.port || usualPorts[scheme]}`,
    database,
    username: decodeURIComponent(url.username) || 'default',
    password: decodeURIComponent(url.password),
    ...(authorityFile !== null && { authority: readAuthority(authorityFile) }),
  };
}

function readAuthority(file: string): Authority {
  const begin = '-----BEGIN CERTIFICATE-----';
  try {
    const certificates = readFileSync(file);
    if (certificates.includes(begin)) return { file, certificates };
  } catch (cause) {
    throw new WarehouseAddressInvalid(`The file ${file}, which the parameter ca names, cannot be read.`, { cause });
  }
  throw new WarehouseAddressInvalid(`The file ${file}, which the parameter ca names, has no certificate as PEM text.`);
}

const formInvalid = (): WarehouseAddressInvalid =>
  new WarehouseAddressInvalid(
    `The address of a ClickHouse server has the form ${form}. Further shards follow the host: host1:8123;host2:8123. Replicas of a shard are separated by commas.`,
  );

/** The address of each shard by itself, in their order. */
export const shardsOf = (address: ClickHouseAddress): readonly ClickHouseAddress[] =>
  [[address.url, ...address.replicas], ...address.furtherShards].map(([url = '', ...replicas]) => ({
    ...address,
    url,
    replicas,
    furtherShards: [],
  }));

/** The addresses of the replicas of the first shard, in their order. */
export const replicasOf = ({ replicas, furtherShards, ...first }: ClickHouseAddress): readonly ServerAddress[] =>
  [first.url, ...replicas].map((url) => ({ ...first, url }));

/** The address of every server of a warehouse by itself. */
export const serversOf = (address: ClickHouseAddress): readonly ServerAddress[] =>
  shardsOf(address).flatMap(replicasOf);

/** Writes an address so that `readClickHouseAddress` reads it. */
export function writeClickHouseAddress(address: ClickHouseAddress): string {
  const { url, database, username, password, authority } = address;
  const scheme = new URL(url).protocol === 'https:' ? 'clickhouses' : 'clickhouse';
  const hosts = shardsOf(address).map((shard) =>
    replicasOf(shard)
      .map((server) => new URL(server.url).host)
      .join(betweenReplicas),
  );
  const user = `${encodeURIComponent(username)}:${encodeURIComponent(password)}`;
  const parameters = authority === undefined ? '' : `?ca=${encodeURIComponent(authority.file)}`;
  return `${scheme}://${user}@${hosts.join(betweenShards)}/${database}${parameters}`;
}
