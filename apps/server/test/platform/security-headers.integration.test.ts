import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { account, authenticate } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

/** What the server says to bytes that no client library would send. */
async function answerTo(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(request);
  return text(socket);
}

describe('every answer', async () => {
  const house = await House.open({ trustedProxies: 1 });
  afterAll(() => house.close());

  it.each([account.path, '/docs', '/healthz', '/nothing', '/%zz', '/aiparcelweb/api/%ff', `/x${'y'.repeat(5_000)}`])(
    'forbids frames, sniffing and foreign scripts at %s',
    async (path) => {
      const { headers } = await house.anyone.send('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('is a problem where an address means nothing', async () => {
    for (const path of ['/%zz', '/aiparcelweb/api/users/%ff%00', '/aiparcelweb/nologin/statuses/%c0%af']) {
      const { status, headers } = await house.anyone.send('GET', path);
      expect([400, 401, 404], path).toContain(status);
      expect(headers.get('content-type'), path).toContain('application/problem+json');
    }
  });

  it.each([
    ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(300_000)}\r\n\r\n`, 431],
  ])('is a problem with the same protection for %s', async (_what, request, status) => {
    const answer = await answerTo(house.address, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json');
    expect(answer).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status });
  });

  it('is a problem with the protection of all answers for two hosts', async () => {
    const answer = await answerTo(
      house.address,
      'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('content-type: application/problem+json');
    expect(answer).toContain("frame-ancestors 'none'");
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });

  it('promises TLS where there is TLS, and only there', async () => {
    const behind = await house.anyone.send('GET', '/healthz', { headers: { 'x-forwarded-proto': 'https' } });
    expect(behind.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    const plain = await house.anyone.send('GET', '/healthz');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  it('of a call is kept by nobody', async () => {
    const answers = [
      await (await house.as('shipper')).call(account),
      await house.anyone.call(authenticate, { body: { username: 'x', password: 'y' } }),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a request', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const send = (body: string) => house.anyone.send('POST', authenticate.path, { body });

  it('is refused when it is too large', async () => {
    expect((await send(JSON.stringify({ username: 'x'.repeat(20_000), password: 'y' }))).status).toBe(413);
  });

  it.each(['__proto__', 'constructor'])('is refused when a key reaches a prototype: %s', async (key) => {
    const value = key === 'constructor' ? '{"prototype":{"admin":true}}' : '{"admin":true}';
    expect((await send(`{"username":"a","password":"b","${key}":${value}}`)).status).toBe(400);
  });
});
