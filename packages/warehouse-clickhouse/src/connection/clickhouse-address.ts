import { WarehouseAddressInvalid } from '@waybill/warehouse';

/** Where a ClickHouse server is, and as whom to sign in there. */
export interface ClickHouseAddress {
  /** Of its HTTP interface. */
  readonly url: string;
  readonly database: string;
  readonly username: string;
  readonly password: string;
}

const form = 'clickhouse://user:password@host:8123/database, or clickhouses:// for TLS';
const usualPorts = { http: '8123', https: '8443' } as const;

/** Whether a text is meant as the address of a ClickHouse server. */
export const isClickHouseAddress = (text: string): boolean => /^clickhouses?:\/\//.test(text);

/**
 * Reads `clickhouse://user:password@host:8123/database`; `clickhouses://` and `?secure=1` mean TLS.
 * @throws WarehouseAddressInvalid, without the password in its message.
 */
export function readClickHouseAddress(text: string): ClickHouseAddress {
  const url = URL.parse(text);
  if (url === null || !isClickHouseAddress(text) || url.hostname === '')
    throw new WarehouseAddressInvalid(`The address of a ClickHouse server has the form ${form}.`);
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'secure');
  if (unknown !== undefined)
    throw new WarehouseAddressInvalid(
      `The address of a ClickHouse server takes only the parameter secure, not ${unknown}.`,
    );
  const database = decodeURIComponent(url.pathname.slice(1));
  if (!/^[A-Za-z_]\w*$/.test(database))
    throw new WarehouseAddressInvalid(
      `The address of a ClickHouse server ends with the name of a database, of letters, digits and underscores: ${form}.`,
    );
  const scheme = url.protocol === 'clickhouses:' || url.searchParams.get('secure') === '1' ? 'https' : 'http';
  return {
    url: `${scheme}://${url.hostname}:${url.port || usualPorts[scheme]}`,
    database,
    username: decodeURIComponent(url.username) || 'default',
    password: decodeURIComponent(url.password),
  };
}

/** Writes an address so that `readClickHouseAddress` reads it. */
export function writeClickHouseAddress({ url, database, username, password }: ClickHouseAddress): string {
  const { protocol, host } = new URL(url);
  const scheme = protocol === 'https:' ? 'clickhouses' : 'clickhouse';
  return `${scheme}://${encodeURIComponent(username)}:${encodeURIComponent(password)}@${host}/${database}`;
}
