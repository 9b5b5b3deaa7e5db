import {
  addfilterForKey,
  deleteFilterForKey,
  getAllFiltersinfo,
  getAllFilterskeys,
  getFiltersforkey,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('settings under a key', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const analyst = await house.as('analyst');
  const key = 'filterset:spend:allclients:Ground_1';
  const value = JSON.stringify({
    filters: { carrier_name: { values: ['UPS'], displayText: 'Ünïcode “quoted” 漢字' } },
  });

  it('are stored, listed and read back as they were sent', async () => {
    expect((await shipper.call(getFiltersforkey, { params: { key } })).body).toEqual([]);
    expect((await shipper.call(addfilterForKey, { body: { filter_key: key, filter_value: value } })).status).toBe(200);
    expect((await shipper.call(getFiltersforkey, { params: { key } })).body).toEqual([value]);
    expect((await shipper.call(getAllFilterskeys)).body).toEqual([key]);
    expect((await shipper.call(getAllFiltersinfo)).body).toEqual([{ filter_key: key, filter_value: value }]);
  });

  it('replace what was there', async () => {
    const other = '{"filters":{"zone":["2"]}}';
    await shipper.call(addfilterForKey, { body: { filter_key: key, filter_value: other, overwrite: true } });
    expect((await shipper.call(getFiltersforkey, { params: { key } })).body).toEqual([other]);
    expect((await shipper.call(getAllFilterskeys)).body).toEqual([key]);
  });

  it('belong to their user alone', async () => {
    expect((await analyst.call(getAllFilterskeys)).body).toEqual([]);
    expect((await analyst.call(getFiltersforkey, { params: { key } })).body).toEqual([]);
    expect((await analyst.call(deleteFilterForKey, { params: { key } })).status).toBe(200);
    expect((await shipper.call(getAllFilterskeys)).body).toEqual([key]);
  });

  it('are deleted, and deleting again changes nothing', async () => {
    for (const _time of [1, 2]) expect((await shipper.call(deleteFilterForKey, { params: { key } })).status).toBe(200);
    expect((await shipper.call(getAllFilterskeys)).body).toEqual([]);
  });

  it('hold the theme together with the choice to follow the system', async () => {
    const body = { filter_key: 'theme', filter_value: 'dark', osfilter_key: 'osTheme', osfilter_value: 'false' };
    await analyst.call(addfilterForKey, { body });
    expect((await analyst.call(getAllFiltersinfo)).body).toEqual([
      { filter_key: 'osTheme', filter_value: 'false' },
      { filter_key: 'theme', filter_value: 'dark' },
    ]);
  });

  it.each(['漢'.repeat(200), 'a/b', 'a b', '100%', 'ä', '../x', "'; drop table filter_setting; --"])(
    'work with the key ‘%s’',
    async (odd) => {
      await analyst.call(addfilterForKey, { body: { filter_key: odd, filter_value: '1' } });
      expect((await analyst.call(getFiltersforkey, { params: { key: odd } })).body).toEqual(['1']);
      await analyst.call(deleteFilterForKey, { params: { key: odd } });
      expect((await analyst.call(getFiltersforkey, { params: { key: odd } })).body).toEqual([]);
    },
  );

  it.each([
    [{ filter_value: 'x' }, 'filter_key'],
    [{ filter_key: '', filter_value: 'x' }, 'filter_key'],
    [{ filter_key: 'k', filter_value: 5 }, 'filter_value'],
    [{ filter_key: 'k\u0000', filter_value: 'x' }, 'filter_key'],
    [{ filter_key: 'k', filter_value: 'x\u0000' }, 'filter_value'],
    [{ filter_key: 'k'.repeat(201), filter_value: 'x' }, 'filter_key'],
    [{ filter_key: 'k', filter_value: 'x'.repeat(1_000_001) }, 'filter_value'],
  ])('name the field that does not fit (%#)', async (body, field) => {
    const { status, body: problem } = await analyst.call(addfilterForKey, { body });
    expect(status).toBe(400);
    expect(problem).toMatchObject({ errors: [{ field }] });
  });
});
