import { getBudget, listAuditLog, readBudgetFile, saveBudget } from '@waybill/contract';
import { writeWorkbook } from '@waybill/spreadsheet';
import { House, loadInvoice } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const year = 2026;
const months = Array.from({ length: 12 }, (_, month) => month);
const empty = months.map((): number | null => null);

describe('the budget of a year', async () => {
  const house = await House.open();
  afterAll(() => house.close());
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
  const clientId = await newClient('Planned', null);
  const child = await newClient('Planned West', clientId);
  const { id: accountId } = await house.settings
    .insertInto('account')
    .values({ client_id: child, carrier_id: 1, number: 'PLANNED', name: 'Planned', account_group_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bill = (billDate: string, net: string) =>
    loadInvoice(
      house.warehouse,
      { clientId: child, accountId, accountNumber: 'PLANNED', invoiceNumber: `P-${billDate}`, billDate },
      [{ net, row: { tracking_number: `1ZP${billDate}` } }],
    );
  await bill('2026-01-10', '7.77');
  await bill('2026-02-10', '100.10');
  await bill('2026-03-10', '110.20');
  await bill('2026-04-10', '120.00');
  await bill('2026-05-02', '30.05');

  const budget = async () =>
    (await admin.call(getBudget, { query: { clientId: String(clientId), year: String(year) } })).body;
  const amounts = months.map((month) => (month < 6 ? 100 : null));

  it('has what was spent, by client, carrier and month, as Total Spend counts it', async () => {
    const { lines, newest, carriers } = await budget();
    const actual = [7.77, 100.1, 110.2, 120, 30.05, ...months.slice(5).map(() => 0)];
    expect(lines).toEqual([{ clientId: child, client: 'Planned West', carrier: 'UPS', amounts: empty, actual }]);
    expect([newest, carriers]).toEqual(['2026-05-02', ['UPS']]);
    const [sum] = await house.sql<{ NET: number }>(
      `select sum(net_amount) from package_level_info where client_id = ${child}`,
      { NET: 'money' },
    );
    expect(sum?.NET).toBe(368.12);
  });

  it('forecasts the months after the whole ones, and says how', async () => {
    const { forecast } = await budget();
    // February to April are whole; January may have begun before the first invoice.
    expect(forecast).toEqual({
      method: 'level',
      values: [null, null, null, null, ...months.slice(4).map(() => 110.1)],
      errorPercent: null,
      tried: 0,
    });
  });

  it('is saved as a whole, recorded, and kept to the client with its children', async () => {
    const lines = [
      { clientId: child, carrier: 'UPS', amounts },
      { clientId, carrier: 'FedEx', amounts: empty.with(0, 12.34) },
    ];
    expect((await admin.call(saveBudget, { body: { clientId, year, lines } })).status).toBe(200);
    const saved = await budget();
    expect(saved.lines.map(({ client, carrier, amounts: set }) => [client, carrier, set[0]])).toEqual([
      ['Planned', 'FedEx', 12.34],
      ['Planned West', 'UPS', 100],
    ]);
    await admin.call(saveBudget, { body: { clientId, year, lines: lines.slice(0, 1) } });
    expect((await budget()).lines).toHaveLength(1);
    const entries = (await admin.call(listAuditLog, { query: { action: 'budget.save' } })).body.rows;
    const details = { subject: { id: clientId, name: 'Planned' }, year, lines: 1, total: 600 };
    expect(entries).toContainEqual(expect.objectContaining({ details }));

    const refused = async (body: Parameters<typeof admin.call>[1]) => {
      const { status, text } = await admin.call(saveBudget, body);
      return [status, text] as const;
    };
    const foreign = [{ clientId: 1002, carrier: 'UPS', amounts }];
    expect(await refused({ body: { clientId, year, lines: foreign } })).toEqual([
      400,
      expect.stringContaining('sub-clients'),
    ]);
    const twice = [...lines.slice(0, 1), ...lines.slice(0, 1)];
    expect(await refused({ body: { clientId, year, lines: twice } })).toEqual([400, expect.stringContaining('twice')]);
    const shipper = await house.as('shipper');
    expect((await shipper.call(saveBudget, { body: { clientId, year, lines: [] } })).status).toBe(403);
    expect((await budget()).lines[0]?.amounts[0]).toBe(100);
  });

  const read = async (content: Uint8Array | string) => {
    const body = { clientId, content: Buffer.from(content).toString('base64') };
    return await admin.call(readBudgetFile, { body });
  };

  it('is read from CSV and Excel, and faults name the line', async () => {
    const header = ['Client', 'Carrier', ...months.map((month) => `Month ${month + 1}`)];
    const line = ['planned west', 'FedEx', '1,234.50', '', '$7', ...months.slice(3).map(() => '0')];
    const csv = [header, line].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
    const expected = { clientId: child, carrier: 'FedEx', amounts: [1234.5, null, 7, ...months.slice(3).map(() => 0)] };
    expect((await read(csv)).body).toEqual({ lines: [expected] });

    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
    const columns = header.map((name) => ({ header: name, format: 'text' as const, width: 12 }));
    const sheet = { name: 'Budget', columns, rows: [line] };
    const [bytes] = await Promise.all([new Response(readable).arrayBuffer(), writeWorkbook([sheet], writable)]);
    expect((await read(new Uint8Array(bytes))).body).toEqual({ lines: [expected] });

    expect(await read(`Client,Carrier,January\nPlanned,UPS,12\nNobody,UPS,1`)).toMatchObject({
      status: 400,
      text: expect.stringContaining('line 3: ‘Nobody’ is not the name or code of a client'),
    });
    expect(await read(`Client,Carrier,January\nPlanned,UPS,a lot`)).toMatchObject({
      status: 400,
      text: expect.stringContaining('line 2, column 3: ‘a lot’ is not an amount'),
    });
  });
});
