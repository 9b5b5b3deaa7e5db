import { addfilterForKey, deleteFilterForKey, getAllFilterskeys } from '@waybill/contract';
import { filterSetTexts, initialDateFilter, spend } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('saved filter sets', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const { id: shipperId } = await house.settings
    .selectFrom('user_account')
    .select('id')
    .where('login', '=', 'shipper')
    .executeTakeFirstOrThrow();

  const zones = '{"filters":{"zone":["2"]}}';
  const save = (key: string, more: { filter_value?: string; overwrite?: boolean; replaces?: string[] } = {}) =>
    shipper.call(addfilterForKey, { body: { filter_key: key, filter_value: zones, ...more } });
  const put = (filter_key: string, filter_value: string) =>
    house.settings
      .insertInto('filter_setting')
      .values({ user_id: shipperId, filter_key, filter_value, updated_at: new Date() })
      .execute();
  const keys = async () => (await shipper.call(getAllFilterskeys)).body;

  it.each(['', 'ABCDEFGHIJK', 'a b', 'a-b', 'ä', 'a:b'])('are not named ‘%s’', async (name) => {
    const { status, body } = await save(`filterset:spend:allclients:${name}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: filterSetTexts.name, errors: [{ field: 'filter_key' }] });
    expect(await keys()).toEqual([]);
  });

  it('are ten for a page at most, however many tabs save at once; another page has its own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => save(`filterset:spend:${index % 2 ? 'allclients' : '1001'}:S${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(refused).toMatchObject(Array(4).fill({ status: 400, detail: filterSetTexts.limit }));
    expect(await keys()).toHaveLength(10);
    expect((await save('filterset:weight:allclients:S1')).status).toBe(200);
  });

  it('are replaced only when somebody says so, also at the limit, and leave room when one is deleted', async () => {
    const [first = '', second = ''] = (await keys()).filter((key) => key.startsWith('filterset:spend:'));
    expect(await save(first)).toMatchObject({ status: 409, body: { detail: filterSetTexts.overwrite } });
    expect((await save(first, { overwrite: true })).status).toBe(200);
    const moved = first.replace(':1001:', ':allclients:');
    expect((await save(moved, { overwrite: true, replaces: [first] })).status).toBe(200);
    expect(await keys()).not.toContain(first);
    await shipper.call(deleteFilterForKey, { params: { key: second } });
    expect((await save('filterset:spend:allclients:New')).status).toBe(200);
    expect((await save('filterset:spend:allclients:Other')).status).toBe(400);
  });

  it.each([
    ['a page that does not exist', 'filterset:nopage:allclients:A', zones, 'filter_key'],
    ['a client of somebody else', 'filterset:weight:1005:A', zones, 'filter_key'],
    ['a client that does not exist', 'filterset:weight:999999:A', zones, 'filter_key'],
    ['no JSON', 'filterset:weight:allclients:A', 'notjson', 'filter_value'],
    ['no filters', 'filterset:weight:allclients:A', '{}', 'filter_value'],
    ['an unknown filter', 'filterset:weight:allclients:A', '{"filters":{"constructor":["x"]}}', 'filter_value'],
    [
      'a filter of another page',
      'filterset:weight:allclients:A',
      '{"filters":{"credit_type":["GSR"]}}',
      'filter_value',
    ],
    ['values that are no texts', 'filterset:weight:allclients:A', '{"filters":{"zone":[2]}}', 'filter_value'],
    ['no values', 'filterset:weight:allclients:A', '{"filters":{"zone":[]}}', 'filter_value'],
    [
      'one client’s account for all',
      'filterset:weight:allclients:A',
      '{"filters":{"account_number":["1"]}}',
      'filter_key',
    ],
  ])('are refused with %s', async (_what, key, filter_value, field) => {
    expect(await save(key, { filter_value })).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await keys()).not.toContain(key);
  });

  it('that no page can offer any more take no room, are listed and can be deleted', async () => {
    const stale = Array.from({ length: 12 }, (_, index) => `filterset:refund:1005:Old${index}`);
    for (const key of [...stale, 'filterset:refund']) await put(key, 'notjson');
    expect((await save('filterset:refund:allclients:Mine')).status).toBe(200);
    expect(await keys()).toEqual(expect.arrayContaining(stale));
    for (const key of [...stale, 'filterset:refund']) {
      expect((await shipper.call(deleteFilterForKey, { params: { key } })).status).toBe(200);
    }
    expect((await keys()).filter((key) => key.startsWith('filterset:refund'))).toEqual([
      'filterset:refund:allclients:Mine',
    ]);
  });
});

describe('other settings', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const save = (filter_key: string, value: unknown) =>
    shipper.call(addfilterForKey, {
      body: { filter_key, filter_value: typeof value === 'string' ? value : JSON.stringify(value) },
    });
  const trends = spend.widgets.find(({ name }) => name === 'trends')?.defaults;
  const set = (name: string, clientId = 1001) => ({
    name,
    colour: 'blue',
    filters: {
      global: { clientId, childClientIds: [], dates: initialDateFilter('2025-01-01', '2026-11-20') },
      page: { zone: ['2'] },
    },
  });
  const sets = (...names: string[]) => ({ sets: names.map((name) => set(name)), savedGroups: [] });
  const eleven = Array.from({ length: 11 }, (_, index) => `West_${index}`);
  const groups = (...savedGroups: unknown[]) => ({ sets: [], savedGroups });

  it.each([
    ['widgets:spend', { widgets: [trends] }],
    ['widgets:comparisonSpend', { widgets: [] }],
    ['comparison', sets('West', 'East')],
    ['comparison', groups({ name: 'Both', sets: ['West', 'East'] })],
    ['networkmap:1001', { mode: 'mode_dc', top: 'dc_top5', centers: [] }],
    ['theme', 'semidark'],
    ['osTheme', 'true'],
    ['language', 'fr'],
    ['betaPreviews', 'compactTables'],
  ])('are stored as the screens store them: %s (%#)', async (key, value) => {
    expect(await save(key, value)).toMatchObject({ status: 200 });
  });

  it.each([
    ['widgets:nopage', { widgets: [] }, 'filter_key'],
    ['widgets:spend', 'notjson', 'filter_value'],
    ['widgets:spend', { widgets: 'all' }, 'filter_value'],
    ['widgets:spend', { widgets: [{ chartName: 'globe' }] }, 'filter_value'],
    ['widgets:spend', { widgets: [{ ...trends, chartType: 'pie' }] }, 'filter_value'],
    ['widgets:spend', { widgets: [trends, trends] }, 'filter_value'],
    ['comparison', 'notjson', 'filter_value'],
    ['comparison', sets('Set1xx'), 'filter_value'],
    ['comparison', sets('a b'), 'filter_value'],
    ['comparison', sets('West', 'West'), 'filter_value'],
    ['comparison', sets(...eleven), 'filter_value'],
    ['comparison', { sets: [set('West', 1005)], savedGroups: [] }, 'filter_value'],
    ['comparison', { sets: [{ name: 'West' }], savedGroups: [] }, 'filter_value'],
    ['comparison', groups({ name: 'a b', sets: ['West'] }), 'filter_value'],
    ['comparison', groups({ name: 'Both', sets: ['Set1', 'West'] }), 'filter_value'],
    ['comparison', groups({ name: 'Both', sets: ['A', 'B', 'C', 'D'] }), 'filter_value'],
    ['comparison', { ...sets('West'), setNameList: ['East'] }, 'filter_value'],
    ['networkmap:1005', { mode: 'mode_dc' }, 'filter_key'],
    ['networkmap:x', { mode: 'mode_dc' }, 'filter_key'],
    ['networkmap:1001', { mode: 'mode_x' }, 'filter_value'],
    ['networkmap:1001', { centers: [{ NAME: 1 }] }, 'filter_value'],
    ['theme', 'pink', 'filter_value'],
    ['osTheme', 'maybe', 'filter_value'],
    ['language', 'constructor', 'filter_value'],
    ['anything', 'x'.repeat(100_001), 'filter_value'],
  ])('are refused like this: %s (%#)', async (key, value, field) => {
    expect(await save(key, value)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('of too many comparison sets can become fewer, and what is older than the rules stays until it is deleted', async () => {
    const old = { sets: [...eleven.map((name) => set(name)), { name: 'Set1xx', from: 'long ago' }], savedGroups: [] };
    await house.settings
      .updateTable('filter_setting')
      .set({ filter_value: JSON.stringify(old) })
      .where('filter_key', '=', 'comparison')
      .execute();
    expect((await save('comparison', { ...old, sets: old.sets.slice(1) })).status).toBe(200);
    expect((await save('comparison', { ...old, sets: [...old.sets.slice(1), set('New')] })).status).toBe(400);
    expect((await save('comparison', { ...old, sets: old.sets.slice(3) })).status).toBe(200);
    expect((await save('comparison', { ...old, sets: [...old.sets.slice(3), set('New')] })).status).toBe(200);
  });
});
