import {
  getAllFilterskeys,
  getFiltersforkey,
  logout,
  resetDashboardSettings,
  saveDashboardSettings,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

/** The headers that the portal's client sends with every request, with a body or without (S1 section 7). */
const headers = {
  'content-type': 'application/json',
  accept: 'application/json',
  'partner-code': 'ANY',
  'tenant-name': 'default',
  'tenant-database': 'default',
};

describe('the portal’s own headers', async () => {
  const house = await House.open();
  afterAll(() => house.close());

  it('fit calls that have no body', async () => {
    const shipper = await house.as('shipper');
    expect((await shipper.call(getAllFilterskeys, { headers })).status).toBe(200);
    expect((await shipper.call(getFiltersforkey, { params: { key: 'comparison' }, headers })).body).toEqual([]);
    expect((await shipper.call(resetDashboardSettings, { headers })).status).toBe(200);
    expect((await shipper.call(logout, { headers })).status).toBe(200);
  });

  it('do not make a missing body fit', async () => {
    const analyst = await house.as('analyst');
    const { status, body } = await analyst.call(saveDashboardSettings, { headers });
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: 'Bad Request' });
  });

  it('reach addresses with and without the last stroke', async () => {
    const analyst = await house.as('analyst');
    for (const end of ['', '/']) {
      const path = `/aiparcelweb/api/dashboard/resetDashboardSettings${end}`;
      expect((await analyst.send('POST', path, { headers })).status).toBe(200);
    }
  });
});
