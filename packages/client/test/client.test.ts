import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Waybill, WaybillError } from '../src/index.ts';

interface Calls {
  thing: {
    readonly params: { readonly id: string };
    readonly query?: { readonly size?: number };
    readonly answer: { readonly name: string };
  };
  store: { readonly body?: object; readonly answer: number };
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A portal that answers calls with these, one after the other, and what it was asked. */
async function portalThat(...answers: readonly Answering[]) {
  const left = [...answers];
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    left.shift()?.(request.resume(), response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const places = { thing: 'GET /things/:id', store: 'POST /things' };
  return { waybill: new Waybill<Calls>(places, { address, token: 'wbt_1', patience: 1 }), asked };
}

const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answering =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const breaks: Answering = (request) => request.socket.destroy();
const notNow = says(429, { title: 'Too Many Requests', status: 429, detail: 'Later.' }, { 'retry-after': '0' });

describe('the client', () => {
  it('fills the address, and sends the token', async () => {
    const { waybill, asked } = await portalThat(says(200, { name: 'one' }));
    expect(await waybill.call('thing', { params: { id: 'a/b' }, query: { size: 2 } })).toEqual({ name: 'one' });
    expect(asked[0]).toMatchObject({ url: '/things/a%2Fb?size=2', headers: { authorization: 'Bearer wbt_1' } });
    expect(asked[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('sends what changes something again under the same key, after a break and when told', async () => {
    const { waybill, asked } = await portalThat(breaks, notNow, says(200, 7), says(200, 8));
    expect(await waybill.call('store', { body: {} })).toBe(7);
    expect(await waybill.call('store')).toBe(8);
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0], keys[0], expect.stringMatching(/^(\d+-){3}\d+$/)]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('waits no longer than its patience, and says why it was refused', async () => {
    const refusal = { title: 'Too Many Requests', status: 429, detail: 'In an hour.' };
    const { waybill, asked } = await portalThat(says(429, refusal, { 'retry-after': '3600' }));
    const refused = waybill.call('thing', { params: { id: '1' } });
    await expect(refused).rejects.toEqual(new WaybillError(429, refusal));
    await expect(refused).rejects.toMatchObject({ message: 'In an hour.', refusal });
    expect(asked).toHaveLength(1);
  });

  it('sends files as they are, and names the status of what is no answer of a portal', async () => {
    const { waybill, asked } = await portalThat(says(502, 'Bad gateway'));
    const stored = waybill.call('store', { body: new Blob(['a']) });
    await expect(stored).rejects.toMatchObject({ message: 'The portal answered with status 502.', refusal: undefined });
    expect(asked[0]?.headers['content-type']).toBe('application/octet-stream');
  });

  it('gives up after three broken connections, and at once when it is told to', async () => {
    const { waybill, asked } = await portalThat(breaks, breaks, breaks, breaks);
    await expect(waybill.call('thing', { params: { id: '1' } })).rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(3);
    const given = AbortSignal.abort(new Error('enough'));
    await expect(waybill.call('thing', { params: { id: '1' } }, { signal: given })).rejects.toThrow('enough');
    expect(asked).toHaveLength(3);
  });
});
