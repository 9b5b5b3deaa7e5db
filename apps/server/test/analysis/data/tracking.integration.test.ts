import { data, getRows, trackingNumberDetails, trackingNumberDetailsUpss } from '@waybill/contract';
import { getRowsBodyOf, trackingChargesQuery, trackingDetailQuery, trackingLinesQuery } from '@waybill/model';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { dollars, openSpendPage, rowsOf } from './spend-state.ts';

describe('one shipment', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const state = await openSpendPage(shipper);
  const window = getRowsBodyOf(state, { startRow: 0, endRow: 40, sortModel: [{ colId: 'TRACKING_ID', sort: 'desc' }] });
  const { body: grid } = await shipper.call(getRows, { params: { pageName: 'spend' }, body: window });
  const ids = grid.data.map((row) => Number(row.TRACKING_ID));

  it('has charge lines that add up to its row, for UPS and for the others', async () => {
    expect(ids.length).toBeGreaterThan(5);
    for (const [index, id] of ids.entries()) {
      const stored = await house.sql(
        `select charge_description as D, ${dollars('net_amount')} as N, ${dollars('incentive_amount')} as I
         from charge_level_info where tracking_id = ${id} order by charge_id`,
        { D: 'text', N: 'money', I: 'money' },
      );
      const lines = stored.map(({ D, N, I }) => ({ chargeDescription: D, netAmount: N, incentiveAmount: I }));
      const calls = [
        shipper.call(trackingNumberDetails, { query: { invoiceDetailsId: id } }),
        shipper.call(trackingNumberDetailsUpss, { params: { clientId: 0 }, body: { id } }),
        shipper.call(trackingNumberDetailsUpss, { params: { clientId: state.clientId }, body: { id } }),
      ];
      for (const { status, body } of await Promise.all(calls)) {
        expect(status).toBe(200);
        expect(body).toEqual(lines);
      }
      const net = lines.reduce((sum, { netAmount }) => sum + Number(netAmount), 0);
      expect(Math.abs(net - Number(grid.data[index]?.NET_AMOUNT))).toBeLessThan(0.03);
    }
  });

  it('has its details in the popup’s container', async () => {
    const [id = 0] = ids;
    const ask = async (body: unknown) => {
      const answer = await shipper.call(data, {
        params: { page: 'spend', container: 'trackingNumberPopUpContainer' },
        body,
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.data;
    };
    const detail = await ask(trackingDetailQuery(state, String(id)));
    expect(detail).toHaveLength(1);
    expect(detail[0]).toMatchObject({ TRACKING_ID: id, TRACKING_NUMBER: grid.data[0]?.TRACKING_NUMBER });
    for (const field of [
      'BUCKET_NAME',
      'ZONE',
      'DIM_UNIT',
      'SENDER_COMPANY',
      'NORMALISED_CONSIGNEE_STATE',
      'NET_TAX_AMOUNT',
      'FEE_DISCOUNT',
    ])
      expect(detail[0]).toHaveProperty(field);
    expect((await ask(trackingChargesQuery(state, String(id)))).length).toBeGreaterThan(0);
  });

  it('has all lines that were billed for its number, the package before its adjustments', async () => {
    const [adjusted] = await house.sql(
      `select tracking_number as T, count(*)::integer as C from package_level_info
       where ${rowsOf(state)} and tracking_number is not null group by 1 order by 2 desc, 1 limit 1`,
      { T: 'text', C: 'integer' },
    );
    expect(Number(adjusted?.C)).toBeGreaterThan(1);
    const { body } = await shipper.call(data, {
      params: { page: 'spend', container: 'trackingNumberPopUpContainer' },
      body: trackingLinesQuery(state, String(adjusted?.T)),
    });
    expect(body.data).toHaveLength(Number(adjusted?.C));
    expect(body.data.map(({ ROW_KIND }) => ROW_KIND)[0]).toBe('package');
    for (const { TRACKING_ID } of body.data) {
      const detail = await shipper.call(data, {
        params: { page: 'spend', container: 'trackingNumberPopUpContainer' },
        body: trackingDetailQuery(state, String(TRACKING_ID)),
      });
      expect(detail.body.data).toMatchObject([{ TRACKING_ID, TRACKING_NUMBER: adjusted?.T }]);
    }
  });

  it('that does not exist has no lines', async () => {
    expect((await shipper.call(trackingNumberDetails, { query: { invoiceDetailsId: 999_999_999 } })).body).toEqual([]);
  });

  it.each(['x', '-1', '0', '1.5', ''])('is not ‘%s’', async (invoiceDetailsId) => {
    const { status, body } = await shipper.call(trackingNumberDetails, { query: { invoiceDetailsId } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field: 'invoiceDetailsId' }] });
  });
});
