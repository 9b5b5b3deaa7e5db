import { account, authenticate } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('every answer', async () => {
  const house = await House.open({ trustedProxies: 1 });
  afterAll(() => house.close());

  it.each([account.path, '/docs', '/healthz', '/nothing'])(
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
