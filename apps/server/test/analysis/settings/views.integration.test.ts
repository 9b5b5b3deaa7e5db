import { addfilterForKey, deleteFilterForKey, getAllFiltersinfo, getFiltersforkey } from '@waybill/contract';
import { maximumViews, viewKey, viewTexts } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

describe('named views', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const analyst = await house.as('analyst');
  const search = { client: '1001', period: 'Previous Quarter', carrier_name: ['UPS', 'FedEx'], unit: 'lbs' };
  const view = { name: 'UPS and FedEx, last quarter', path: '/aframe/dashboard/spend', search };
  const save = (id: string, changed: object) =>
    shipper.call(addfilterForKey, {
      body: { filter_key: viewKey(id), filter_value: JSON.stringify({ ...view, ...changed }) },
    });

  it('are kept with their relative dates, renamed and deleted by their user alone', async () => {
    expect((await save('one', {})).status).toBe(200);
    expect((await save('one', { name: 'Ünïcode 漢字 & more' })).status).toBe(200);
    const { body } = await shipper.call(getFiltersforkey, { params: { key: viewKey('one') } });
    expect(body).toEqual([JSON.stringify({ ...view, name: 'Ünïcode 漢字 & more' })]);
    expect((await analyst.call(getAllFiltersinfo)).body).toEqual([]);
    expect((await analyst.call(getFiltersforkey, { params: { key: viewKey('one') } })).body).toEqual([]);
    await analyst.call(deleteFilterForKey, { params: { key: viewKey('one') } });
    expect((await shipper.call(getAllFiltersinfo)).body).toHaveLength(1);
    await shipper.call(deleteFilterForKey, { params: { key: viewKey('one') } });
    expect((await shipper.call(getAllFiltersinfo)).body).toEqual([]);
  });

  it.each([
    ['no name', { name: '' }],
    ['a name that is not trimmed', { name: ' mine ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a name on two lines', { name: 'one\ntwo' }],
    ['a name that turns the direction', { name: 'a\u202Eb' }],
    ['another page', { path: '/users' }],
    ['an address elsewhere', { path: '//example.com/aframe/dashboard/spend' }],
    ['no client', { search: { period: 'YTD' } }],
    ['a client of others', { search: { ...search, client: '999999' } }],
    ['a sub-client of others', { search: { ...search, children: ['999999'] } }],
    [
      'a comparison with a client of others',
      {
        path: '/aframe/dashboard/comparison',
        search: { client: '1001', set: 'name=A&client=999999' },
      },
    ],
    ['sets on another page', { search: { ...search, set: 'name=A&client=1001' } }],
    ['dates in two ways', { search: { ...search, last: '30' } }],
    ['half a range', { search: { client: '1001', from: '2026-01-01' } }],
    ['a range that ends before it begins', { search: { client: '1001', from: '2026-02-01', to: '2026-01-01' } }],
    ['a day that does not exist', { search: { client: '1001', from: '2026-02-30', to: '2026-03-01' } }],
    ['a period that does not exist', { search: { client: '1001', period: 'Next Year' } }],
    ['a parameter of no page', { search: { ...search, where: 'x' } }],
    ['a parameter of every object', { search: { ...search, constructor: 'x' } }],
    ['a value that is no text', { search: { ...search, zone: [2] } }],
    ['a fact of another page', { search: { ...search, fact: 'nonsense' } }],
    ['an endless text', { search: { ...search, zone: 'x'.repeat(1_001) } }],
  ])('are refused with %s', async (_what, changed) => {
    const { status, body } = await save('bad', changed);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field: 'filter_value' }] });
  });

  it('are of the pages of findings, too, with or without a client', async () => {
    const inbox = { path: '/claims', search: { state: 'open', claimWindow: 'claimable', from: '2026-01-01' } };
    expect((await save('inbox', { ...inbox, name: 'To be filed' })).status).toBe(200);
    for (const search of [{ client: '999999' }, { state: 'new' }, { rule: 'no_rule' }, { page: '2' }, { to: 'soon' }]) {
      expect((await save('bad', { ...inbox, search })).status).toBe(400);
    }
    await shipper.call(deleteFilterForKey, { params: { key: viewKey('inbox') } });
  });

  it('have names of their own, whatever the capitals, and keys of letters and digits', async () => {
    await save('one', {});
    expect(await save('two', { name: view.name.toUpperCase() })).toMatchObject({
      status: 400,
      body: { errors: [{ message: viewTexts.taken }] },
    });
    expect(await save('../x', { name: 'Other' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'filter_key' }] },
    });
    await shipper.call(deleteFilterForKey, { params: { key: viewKey('one') } });
  });

  it('are a hundred at most; those that are there can still be changed', async () => {
    for (let place = 0; place < maximumViews; place += 1) await save(`v${place}`, { name: `View ${place}` });
    expect(await save('more', { name: 'One more' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'filter_key', message: viewTexts.limit }] },
    });
    expect((await save('v7', { name: 'Renamed' })).status).toBe(200);
  });

  it('and the choice to keep filters are yes or no', async () => {
    const choose = (filter_value: string) =>
      analyst.call(addfilterForKey, { body: { filter_key: 'keepFilters', filter_value } });
    expect((await choose('true')).status).toBe(200);
    expect(await choose('perhaps')).toMatchObject({ status: 400, body: { errors: [{ field: 'filter_value' }] } });
  });
});
