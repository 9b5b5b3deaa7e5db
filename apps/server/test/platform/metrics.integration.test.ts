import { readFileSync } from 'node:fs';
import { data, getRows } from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';

const token = 'a token for the metrics';

const monitoring = (file: string) =>
  readFileSync(new URL(`../../../../deploy/monitoring/${file}`, import.meta.url), 'utf8');

describe('/metrics', async () => {
  const houses = await Promise.all([House.open(), House.open({ metrics: {} }), House.open({ metrics: { token } })]);
  const [silent, local, guarded] = houses;
  afterAll(() => Promise.all(houses.map((house) => house.close())));

  it('is not there unless the operator wants it', async () => {
    expect((await silent.anyone.send('GET', '/metrics')).status).toBe(404);
  });

  it('answers this machine, and nobody through a proxy on it', async () => {
    const answer = await local.anyone.send('GET', '/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await local.anyone.send('GET', '/metrics', { headers })).status).toBe(404);
  });

  it('answers who shows the token, and nobody else', async () => {
    const ask = (authorization?: string) =>
      guarded.anyone.send('GET', '/metrics', authorization === undefined ? {} : { headers: { authorization } });
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    for (const wrong of [undefined, 'Bearer ', 'Bearer wrong', token]) expect((await ask(wrong)).status).toBe(404);
  });

  it('counts requests by route and queries by page and container, without values', async () => {
    const shipper = await local.as('shipper');
    const { clientId } = await openSpendPage(shipper);
    const body = { selectColumnNames: ['count(*) as n'], fromTableNames: ['package_level_info'], clientId };
    await shipper.call(data, { params: { page: 'spend', container: 'amounts' }, body });
    await shipper.send('GET', '/some/odd/address');
    const { text } = await local.anyone.send('GET', '/metrics');
    expect(text).toContain('waybill_query_duration_seconds_count{page="spend",container="amounts"} 1');
    expect(text).toContain('route="/aiparcelweb/api/aidashboards/data/:page/:container"');
    expect(text).not.toContain('/some/odd/address');
  });

  it('tells that equal questions at once ran once, and what runs and waits', async () => {
    const shipper = await local.as('shipper');
    const { clientId } = await openSpendPage(shipper);
    const answeredBy = async (by: string) => {
      const { text } = await local.anyone.send('GET', '/metrics');
      return Number(new RegExp(`waybill_query_answers_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
    };
    const before = await answeredBy('engine');
    const body = { startRow: 0, endRow: 40, clientId };
    const page = () => shipper.call(getRows, { params: { pageName: 'spend' }, body });
    const answers = await Promise.all(Array.from({ length: 30 }, page));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const rowsAndCount = 2;
    expect((await answeredBy('engine')) - before).toBe(rowsAndCount);
    expect((await answeredBy('equal question')) + (await answeredBy('cache'))).toBe(29 * rowsAndCount);
    const { text } = await local.anyone.send('GET', '/metrics');
    for (const lane of ['short', 'long']) {
      for (const state of ['running', 'waiting']) {
        expect(text).toContain(`waybill_queries{lane="${lane}",state="${state}"} 0`);
      }
    }
  });

  it.each(['alerts.yml', 'grafana-dashboard.json'])('has every metric that %s names', async (file) => {
    const { text } = await local.anyone.send('GET', '/metrics');
    const described = new Set([...text.matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name));
    const named = [...monitoring(file).matchAll(/\b(?:waybill|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(3);
    const isThere = (name: string) => described.has(name) || described.has(name.replace(/_(bucket|count|sum)$/, ''));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});
