import { clientsShortAFrame, getAccruals } from '@waybill/contract';
import { House, loadInvoice } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from '../intake/loads/desk.ts';

const header = 'Tracking Number,Carrier,Ship Date,Expected Delivery,Account Number,Service,Zone,Weight';

describe('accruals', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const desk = new Desk(house);
  const admin = await house.as('admin');
  const { tenant_id: tenantId } = await house.settings
    .selectFrom('user_account')
    .select('tenant_id')
    .where('login', '=', 'admin')
    .executeTakeFirstOrThrow();
  const newClient = async (name: string, parent: number | null) => {
    const { id } = await house.settings
      .insertInto('client')
      .values({ tenant_id: tenantId, name, code: name.toUpperCase(), parent_client_id: parent })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const newAccount = async (clientId: number, number: string) => {
    const { id } = await house.settings
      .insertInto('account')
      .values({ client_id: clientId, carrier_id: 1, number, name: number, account_group_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const clientId = await newClient('Accrued', null);
  const child = await newClient('Accrued West', clientId);
  const stranger = await newClient('Stranger', null);
  const accountId = await newAccount(child, 'ACC1');
  await newAccount(clientId, 'ACC2');
  await newAccount(stranger, 'STR1');

  const billed = (count: number, net: string, row: Record<string, string>) =>
    Array.from({ length: count }, (_, place) => ({
      net,
      row: { pickup_date: '2026-09-28', tracking_number: `BILLED${net}${place}`, service_category: 'Ground', ...row },
    }));
  await loadInvoice(
    house.warehouse,
    { clientId: child, accountId, accountNumber: 'ACC1', invoiceNumber: 'ACC-1', billDate: '2026-10-03' },
    [
      ...billed(6, '10.00', { service: 'Ground Residential', zone: '5', bill_weight_pounds: '3.00' }),
      ...billed(5, '20.00', { service: 'Ground Residential', zone: '8', bill_weight_pounds: '3.00' }),
      ...billed(4, '50.00', { service: 'Next Day Air', zone: '102', bill_weight_pounds: '1.00' }),
      { net: '0.00', row: { pickup_date: '2026-09-28', tracking_number: 'NOTRACE', service: null } },
    ].slice(0, 15),
  );
  const manifest = (name: string, lines: readonly string[], of: { clientId?: number }) =>
    desk.load([header, ...lines].join('\n'), { name, ...of });
  await manifest(
    'manifest.csv',
    [
      'ACCRUE01,UPS,2026-10-05,2026-10-08,ACC1,UPS Ground Residential,005,2.4 lbs',
      'ACCRUE02,UPS,2026-10-05,2026-10-08,ACC2,Ground Residential,4,2.4',
      'ACCRUE03,UPS,2026-10-05,2026-10-08,,Ground,8,44',
      'ACCRUE04,UPS,2026-10-06,2026-10-07,,Next Day Air,102,1',
      'ACCRUE05,FedEx,2026-10-06,2026-10-07,,Priority Overnight,102,1',
      'BILLED10.000,UPS,2026-09-28,2026-10-01,ACC1,Ground Residential,5,3',
      'ACCRUEOLD,UPS,2026-07-01,2026-07-03,ACC1,Ground Residential,5,3',
    ],
    { clientId },
  );
  await manifest(
    'everybody.csv',
    [
      'SHARED01,UPS,2026-10-06,2026-10-07,ACC1,Ground Residential,5,3',
      'SHARED02,UPS,2026-10-06,2026-10-07,STR1,Ground Residential,5,3',
      'SHARED03,UPS,2026-10-06,2026-10-07,,Ground Residential,5,3',
    ],
    {},
  );

  const ask = async (of: number, days = { from: '2026-09-15', to: '2026-10-31' }) =>
    (await admin.call(getAccruals, { query: { clientId: String(of), ...days } })).body;

  it('are the packages that no invoice has, each at the closest average that rests on five packages or more', async () => {
    const { packages, total, averages, isCutOff } = await ask(clientId);
    const told = packages
      .toSorted((one, other) => one.trackingNumber.localeCompare(other.trackingNumber))
      .map(({ trackingNumber, client, accountNumber, amount, basis, restsOn }) => [
        ...[trackingNumber, client, accountNumber],
        ...[amount, basis, restsOn],
      ]);
    expect(told).toEqual([
      ['ACCRUE01', 'Accrued West', 'ACC1', 10, 'serviceZoneWeight', 6],
      // Six packages at 10 and five at 20 have the weight; none has the zone.
      ['ACCRUE02', 'Accrued', 'ACC2', 14.55, 'serviceWeight', 11],
      // The category Ground, zone 8; nothing weighed as much.
      ['ACCRUE03', 'Accrued', null, 20, 'serviceZone', 5],
      // Four are too few: the carrier's fifteen packages cost 360.
      ['ACCRUE04', 'Accrued', null, 24, 'carrier', 15],
      ['ACCRUE05', 'Accrued', null, null, null, 0],
      ['SHARED01', 'Accrued West', 'ACC1', 10, 'serviceZoneWeight', 6],
    ]);
    expect([total, averages, isCutOff]).toEqual([78.55, { from: '2025-10-03', to: '2026-10-03' }, false]);
    expect(packages[0]).toMatchObject({ carrier: expect.any(String), isShipDay: true, isOnlyManifested: true });
  });

  it('are those of the days asked for, and shrink when the invoice comes', async () => {
    const days = { from: '2026-06-01', to: '2026-07-31' };
    expect((await ask(clientId, days)).packages.map(({ trackingNumber }) => trackingNumber)).toEqual(['ACCRUEOLD']);
    await loadInvoice(
      house.warehouse,
      { clientId: child, accountId, accountNumber: 'ACC1', invoiceNumber: 'ACC-2', billDate: '2026-10-10' },
      [{ net: '9.00', row: { pickup_date: '2026-10-05', tracking_number: 'ACCRUE01' } }],
    );
    const numbers = (await ask(clientId)).packages.map(({ trackingNumber }) => trackingNumber);
    expect(numbers).not.toContain('ACCRUE01');
    expect(numbers).toContain('ACCRUE02');
  });

  it('say where there are some if there are none here: the newest of any client that the user may read', async () => {
    const empty = { from: '2026-08-01', to: '2026-08-31' };
    const { packages, elsewhere } = await ask(child, empty);
    expect([packages, elsewhere]).toEqual([[], expect.objectContaining({ from: '2026-10-01', to: '2026-10-31' })]);
    expect([clientId, child, stranger]).toContain(elsewhere?.clientId);
    expect((await ask(clientId)).elsewhere).toBeNull();
    const shipper = await house.as('shipper');
    const [own] = (await shipper.call(clientsShortAFrame)).body;
    const { body } = await shipper.call(getAccruals, { query: { clientId: String(own?.id), ...empty } });
    expect(body.elsewhere).toBeNull();
  });

  it('leave out what may be another client’s, and are refused for clients of others', async () => {
    const ofStranger = await ask(stranger);
    expect(ofStranger.packages.map(({ trackingNumber, amount }) => [trackingNumber, amount])).toEqual([
      ['SHARED02', null],
    ]);
    const ofChild = await ask(child);
    expect(ofChild.packages.map(({ trackingNumber }) => trackingNumber)).toEqual(['SHARED01']);
    const shipper = await house.as('shipper');
    const refused = await shipper.call(getAccruals, {
      query: { clientId: String(clientId), from: '2026-09-15', to: '2026-10-31' },
    });
    expect(refused.status).toBe(403);
  });
});
