import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { ClickHouseOnLoopback } from '@waybill/testkit/clickhouse';
import { newKeyPair } from '@waybill/testkit/identity-provider';
import { WarehouseAddressInvalid, WarehouseUnreachable } from '@waybill/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeClickHouseAddress } from '../src/connection/clickhouse-address.ts';
import { ClickHouseConnection, readClickHouseAddress } from '../src/index.ts';

let server: ClickHouseOnLoopback;
let tls: Server;
let folder: string;

beforeAll(async () => {
  server = await ClickHouseOnLoopback.start();
  folder = mkdtempSync(join(tmpdir(), 'authority-'));
  const { privateKey, certificate } = await newKeyPair('localhost');
  writeFileSync(join(folder, 'ca.pem'), certificate);
  writeFileSync(join(folder, 'other.pem'), (await newKeyPair('localhost')).certificate);
  writeFileSync(join(folder, 'key.pem'), privateKey);
  const port = Number(new URL(server.url).port);
  tls = createServer({ key: privateKey, cert: certificate }, (socket) => {
    const inner = connect(port, '127.0.0.1');
    inner.pipe(socket).pipe(inner);
    for (const end of [socket, inner]) end.on('error', () => undefined);
  });
  tls.listen(0, '127.0.0.1');
  await once(tls, 'listening');
});

afterAll(async () => {
  await server.stop();
  tls.close();
  rmSync(folder, { recursive: true });
});

const portOf = ({ port }: AddressInfo): number => port;
const textOf = (parameters: string): string =>
  `clickhouses://waybill:secret@localhost:${portOf(tls.address() as AddressInfo)}/default${parameters}`;

async function ask(parameters: string): Promise<unknown> {
  const connection = new ClickHouseConnection(readClickHouseAddress(textOf(parameters)));
  try {
    return await connection.rows('select 1 + 1');
  } finally {
    await connection.close();
  }
}

describe('a server with a certificate from a private authority', () => {
  it('is asked over TLS if the address names the authority', async () => {
    expect(await ask(`?ca=${folder}/ca.pem`)).toEqual([[2]]);
  });

  it('is not trusted otherwise, and says why', async () => {
    for (const parameters of ['', `?ca=${folder}/other.pem`]) {
      const refused = ask(parameters);
      await expect(refused).rejects.toThrow(WarehouseUnreachable);
      await expect(refused).rejects.toThrow('self-signed certificate');
    }
  });

  it('keeps its authority in the addresses of users that are made', () => {
    const text = `clickhouses://waybill:secret@ch1:8443;ch2:8443/waybill?ca=${encodeURIComponent(`${folder}/ca.pem`)}`;
    expect(writeClickHouseAddress(readClickHouseAddress(text))).toBe(text);
  });

  it.each([
    ['a file that is not there', 'clickhouses', 'none.pem', /cannot be read/],
    ['a file without certificates', 'clickhouses', 'key.pem', /has no certificate/],
    ['an authority without TLS', 'clickhouse', 'ca.pem', /begin the address with clickhouses/],
  ])('cannot have %s', (_, scheme, file, message) => {
    const read = () => readClickHouseAddress(`${scheme}://waybill:secret@localhost/default?ca=${folder}/${file}`);
    expect(read).toThrow(WarehouseAddressInvalid);
    expect(read).toThrow(message);
  });
});
