import {
  activateAgreementVersion,
  auditCoverage,
  createAgreement,
  endAgreement,
  listClaims,
  type Permission,
  saveAgreementVersion,
  showTrackingException,
  unratedPackages,
} from '@waybill/contract';
import { House, loadInvoice, type SimplePackage } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const client = 1003;
const account = 'AGREED2';
const line = { services: ['UPS Ground%'], group: 'Incentive' };
const agreed = (percent: number) => ({
  carrierId: 1,
  number: 'P-4711',
  accounts: [account],
  from: '2026-01-01',
  discountsPrinted: 'together',
  incentives: [{ ...line, off: { percent } }],
  minimums: [{ services: ['%'], floor: { amount: 777 } }],
});

describe('bills beside the agreement that counts', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { id: accountId } = await house.settings
    .selectFrom('account')
    .select('id')
    .where('client_id', '=', client)
    .executeTakeFirstOrThrow();
  const ground = (number: string, net: string, discount: string): SimplePackage => ({
    net,
    discount,
    row: {
      service: 'UPS Ground',
      zone: '5',
      actual_weight_pounds: '5.00',
      bill_weight_pounds: '5.00',
      tracking_number: number,
    },
  });
  const load = (invoiceNumber: string, billDate: string, packages: readonly SimplePackage[]) =>
    loadInvoice(
      house.warehouse,
      { clientId: client, accountId, accountNumber: account, invoiceNumber, billDate },
      packages,
    );
  // 36% is usual, so that the shipper's own pattern takes what was agreed for a mistake.
  const usual = Array.from({ length: 40 }, (_, place) => ground(`1ZUSUAL${place}`, '12.80', '7.20'));
  await load('FIRST', '2026-10-05', [...usual, ground('1ZLESS', '14.00', '6.00'), ground('1ZMINIMUM', '7.77', '0.23')]);

  const days = { clientId: String(client), from: '2026-10-01', to: '2026-10-31' } as const;
  const findings = async () => {
    const { body } = await admin.call(listClaims, { query: { ...days, limit: '100' } });
    return body.rows.filter(({ accountNumber }) => accountNumber === account);
  };
  const aboveAgreement = async () => (await findings()).filter(({ rule }) => rule === 'above_agreement');
  const numbersOf = async () => (await aboveAgreement()).map(({ trackingNumber }) => trackingNumber).toSorted();
  const created = await admin.call(createAgreement, { body: { clientId: client, content: agreed(36) } });
  const { id } = created.body;
  const activate = async (version: number) => {
    expect((await admin.call(activateAgreementVersion, { params: { id, version } })).status).toBe(200);
  };

  it('finds what was billed above the agreed price, to the cent and as certain, once it is active', async () => {
    expect(await numbersOf()).toEqual([]);
    await activate(1);
    await expect.poll(numbersOf).toEqual(['1ZLESS']);
    expect(await aboveAgreement()).toMatchObject([
      { amount: 1.2, billed: 14, expected: 12.8, confidence: 'certain', evidence: { about: 'discount' } },
    ]);
  });

  it('does not take for a mistake what is as agreed', async () => {
    const saved = await admin.call(saveAgreementVersion, { params: { id }, body: { newest: 1, content: agreed(30) } });
    expect(saved.status).toBe(200);
    await activate(2);
    await expect.poll(numbersOf).toEqual([]);
    expect(await findings()).toEqual([]);
    await activate(1);
    await expect.poll(numbersOf).toEqual(['1ZLESS']);
  });

  it('rates what is loaded, and forgets what is undone', async () => {
    await load('SECOND', '2026-10-12', [ground('1ZNEW', '15.00', '5.00'), ground('1ZRIGHT', '12.80', '7.20')]);
    await expect.poll(numbersOf).toEqual(['1ZLESS', '1ZNEW']);
    const { settings } = house;
    const days = await settings.selectFrom('agreement_day').select(['bill_date', 'result']).execute();
    expect(days.map(({ bill_date: day }) => day).toSorted()).toEqual(['2026-10-05', '2026-10-12']);
    for (const { result } of days) expect(result).toMatch(/^v1\./);
    const loadId = house.warehouse.dataVersion;
    await load('THIRD', '2026-10-19', [ground('1ZUNDONE', '16.00', '4.00')]);
    await expect.poll(numbersOf).toEqual(['1ZLESS', '1ZNEW', '1ZUNDONE']);
    await house.warehouse.undoLoad(loadId + 1, 'test');
    await expect.poll(numbersOf).toEqual(['1ZLESS', '1ZNEW']);
  });

  it('tells what could be judged, and why not the rest', async () => {
    await load('FOURTH', '2026-10-26', [
      { ...ground('1ZBULKY', '30.00', '0.00'), row: { ...ground('1ZBULKY', '', '').row, bill_weight_pounds: '9.00' } },
    ]);
    const coverage = async () => {
      const { body } = await admin.call(auditCoverage, { query: days });
      expect(body.daysToRate).toBe(0);
      const [rule] = body.rules.filter((each) => each.rule === 'above_agreement' && each.carrierName === 'UPS');
      return rule?.lacks.find(({ reason }) => reason !== 'no_agreement');
    };
    await expect.poll(coverage).toEqual({ reason: 'no_dimensions', about: '', packages: 1, amount: 30 });
    const unrated = await admin.call(unratedPackages, { query: { ...days, reason: 'no_dimensions' } });
    expect(unrated.body).toMatchObject({
      count: 1,
      packages: [{ trackingNumber: '1ZBULKY', carrierName: 'UPS', invoiceDate: '2026-10-26', amount: 30 }],
    });
    const others = await admin.call(unratedPackages, {
      query: { ...days, reason: 'no_dimensions', carrierName: 'FedEx' },
    });
    expect(others.body).toEqual({ count: 0, packages: [] });
  });

  it('shows each step of the price to those who may read agreements', async () => {
    const [finding] = await aboveAgreement();
    const shown = {
      params: { findingId: finding?.id ?? '' },
      query: { clientId: String(client), from: '2026-10-01', to: '2026-10-31' },
    };
    const { body } = await admin.call(showTrackingException, shown);
    expect(body.agreedPrice).toMatchObject({
      agreement: { id, number: 'P-4711' },
      billed: 14,
      expected: 12.8,
      causes: [{ cause: 'discount', amount: 1.2 }],
      assumptions: expect.arrayContaining(['The published rate is as billed.']),
    });
    const steps = body.agreedPrice?.steps ?? [];
    expect(steps.map(({ what, amount, version }) => ({ what, amount, version }))).toEqual(
      expect.arrayContaining([{ what: 'Incentive', amount: -7.2, version: 'agreement P-4711' }]),
    );
    const cents = steps.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents).toBe(1_280);
    const permission: Permission = 'AGREEMENT_VIEW';
    await house.settings.deleteFrom('role_permission').where('permission', '=', permission).execute();
    const without = await (await house.as('admin')).call(showTrackingException, shown);
    expect(without).toMatchObject({ status: 200, body: { agreedPrice: null, finding: { expected: 12.8 } } });
    await house.settings
      .insertInto('role_permission')
      .columns(['role_id', 'permission'])
      .expression((from) =>
        from
          .selectFrom('role')
          .select((of) => ['role.id', of.val(permission).as('permission')])
          .where('role.name', '=', 'ROLE_ADMIN'),
      )
      .execute();
  });

  it('falls silent when the agreement is ended', async () => {
    const caller = await house.as('admin');
    expect((await caller.call(endAgreement, { params: { id } })).status).toBe(200);
    await expect.poll(numbersOf).toEqual([]);
  });
});
