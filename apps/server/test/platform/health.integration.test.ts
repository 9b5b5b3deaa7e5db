import { account } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('health and description', async () => {
  const house = await House.open();
  afterAll(() => house.close());

  it('/healthz says that the process lives, /readyz that its databases answer', async () => {
    expect((await house.anyone.send('GET', '/healthz')).status).toBe(200);
    const ready = await house.anyone.send('GET', '/readyz');
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({ status: 'ready', dataVersion: house.warehouse.dataVersion });
  });

  it('/readyz and every connection say so once the server is to stop, which still answers', async () => {
    const stopping = await House.open();
    const admin = await stopping.as('admin');
    expect((await admin.call(account)).headers.get('connection')).toBe('keep-alive');
    stopping.app.drain.begin();
    const ready = await stopping.anyone.send('GET', '/readyz');
    expect(ready).toMatchObject({ status: 503, body: { status: 'stopping' } });
    const answer = await admin.call(account);
    expect(answer).toMatchObject({ status: 200, body: { login: 'admin' } });
    expect(answer.headers.get('connection')).toBe('close');
    await stopping.close();
  });

  it('/docs describes every call to signed-in users, and nothing to others', async () => {
    for (const path of ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html']) {
      expect((await house.anyone.send('GET', path)).status, path).toBe(401);
    }
    const shipper = await house.as('shipper');
    const { status, body } = await shipper.send<{ paths: Record<string, Record<string, { description?: string }>> }>(
      'GET',
      '/docs/json',
    );
    expect(status).toBe(200);
    const described = Object.keys(body.paths);
    const calls = Object.values(body.paths).flatMap((path) => Object.values(path));
    expect(calls.filter(({ description = '' }) => /\bS[123]\b/.test(description))).toEqual([]);
    expect(body.paths['/aiparcelweb/api/account']?.get?.description).toContain(
      'docs/specification/3-shell-access-assistant.md, section',
    );
    expect(described).toContain('/aiparcelweb/api/aidashboards/getRows/{pageName}');
    expect(described.length).toBeGreaterThan(25);
  });

  it('keeps browsers from framing, guessing and leaking', async () => {
    const { headers } = await house.anyone.send('GET', '/healthz');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('limits how much one address may ask, and says so as a problem', async () => {
    const small = await House.open({ requestsPerMinute: 3 });
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await small.anyone.send('GET', '/readyz'));
    await small.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(answers[4]?.body).toMatchObject({ title: 'Too Many Requests', status: 429 });
  });
});
