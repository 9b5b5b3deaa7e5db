import {
  activateAgreementVersion,
  agreementTiers,
  checkAgreementVersion,
  createAgreement,
  deleteAgreement,
  endAgreement,
  exportAgreement,
  getAgreement,
  getAgreementVersion,
  lintAgreementContent,
  listAgreements,
  listAuditLog,
  type Permission,
  saveAgreementVersion,
} from '@waybill/contract';
import { createLogger } from '@waybill/server';
import { House, loadInvoice, neighbour } from '@waybill/testkit';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

const pineOutdoor = 1003;
const meridian = 1005;
const number = 'P-90210-SECRET';
const account = 'AGREED1';

const line = { services: ['UPS Ground'], group: 'Incentive' };
const agreed = (more: Record<string, unknown> = {}) => ({
  carrierId: 1,
  number,
  accounts: [account],
  from: '2026-01-01',
  discountsPrinted: 'together',
  incentives: [{ ...line, off: { percent: 40 } }],
  minimums: [{ services: ['%'], floor: { amount: 777 } }],
  tiers: [
    {
      services: ['UPS %'],
      group: 'Tier',
      measured: 'gross transportation',
      weeks: 26,
      bands: [
        { from: 0, percent: 0 },
        { from: 10_000, percent: 5 },
      ],
    },
  ],
  ...more,
});

describe('the agreements of clients with carriers', async () => {
  const lines: string[] = [];
  const house = await House.open({ logger: createLogger('trace', { write: (text) => void lines.push(text) }) });
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { id: accountId } = await house.settings
    .selectFrom('account')
    .select('id')
    .where('client_id', '=', pineOutdoor)
    .executeTakeFirstOrThrow();
  const shipped = { actual_weight_pounds: '5.00', zone: '5' };
  await loadInvoice(
    house.warehouse,
    { clientId: pineOutdoor, accountId, accountNumber: account, invoiceNumber: 'AGREED', billDate: '2026-10-05' },
    [
      { net: '12.00', discount: '8.00', row: { ...shipped, tracking_number: '1ZASAGREED' } },
      { net: '20.00', row: { ...shipped, tracking_number: '1ZWITHOUT' } },
    ],
  );
  const created = await admin.call(createAgreement, {
    body: { clientId: pineOutdoor, content: agreed(), note: 'As signed in January' },
  });
  const { id } = created.body;
  const first = { id, version: 1 };

  const log = async (action: string) => (await admin.call(listAuditLog, { query: { action } })).body.rows;
  const grant = async (...granted: Permission[]) => {
    const role = await house.settings
      .selectFrom('role')
      .innerJoin('tenant', 'tenant.id', 'role.tenant_id')
      .select('role.id')
      .where('role.name', '=', 'ROLE_CLIENT')
      .where('tenant.name', '=', 'default')
      .executeTakeFirstOrThrow();
    const rows = granted.map((permission) => ({ role_id: role.id, permission }));
    await house.settings.insertInto('role_permission').values(rows).execute();
  };

  it('are encrypted where they are stored, and in no list of others, audit entry or log', async () => {
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      client: { name: 'Pine Outdoor' },
      carrier: { name: 'UPS' },
      state: 'draft',
      head: { number, accounts: [account], from: '2026-01-01', to: null },
      notes: { mistakes: 0, others: 0 },
      history: [{ version: 1, note: 'As signed in January', createdBy: 'admin' }],
    });
    const stored = await house.settings.selectFrom('agreement_version').selectAll().executeTakeFirstOrThrow();
    expect(stored.content).toMatch(/^v1\./);
    expect(stored.note).toMatch(/^v1\./);
    const rows = await sql<{ row: string }>`select a::text || v::text as row from agreement a
      join agreement_version v on v.agreement_id = a.id`.execute(house.settings);
    for (const said of [number, account, 'UPS Ground', '777', 'As signed'])
      expect(JSON.stringify(rows.rows)).not.toContain(said);
    const [entry] = await log('agreement.create');
    expect(entry?.details).toEqual({ subject: { id, name: 'Pine Outdoor, UPS' } });
    expect(JSON.stringify(entry)).not.toContain(number);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(number);
  });

  it('cannot be read where another row has them', async () => {
    const other = await admin.call(createAgreement, { body: { clientId: meridian, content: agreed() } });
    const { content } = await house.settings
      .selectFrom('agreement_version')
      .select('content')
      .where('agreement_id', '=', id)
      .executeTakeFirstOrThrow();
    await house.settings
      .updateTable('agreement_version')
      .set({ content })
      .where('agreement_id', '=', other.body.id)
      .execute();
    const read = await admin.call(getAgreement, { params: { id: other.body.id } });
    expect(read.body.head).toBeNull();
    const version = await admin.call(getAgreementVersion, { params: { id: other.body.id, version: 1 } });
    expect(version).toMatchObject({ status: 400, body: { detail: expect.stringContaining('enter it again') } });
    expect((await admin.call(deleteAgreement, { params: { id: other.body.id } })).status).toBe(200);
  });

  it('are refused without their permission, and are not there for other clients and tenants', async () => {
    const shipper = await house.as('shipper');
    expect((await shipper.call(listAgreements)).status).toBe(403);
    await grant('AGREEMENT_VIEW');
    const reader = await house.as('shipper');
    const { client_id: own } = await house.settings
      .selectFrom('user_client')
      .innerJoin('user_account', 'user_account.id', 'user_client.user_id')
      .select('user_client.client_id')
      .where('user_account.login', '=', 'shipper')
      .executeTakeFirstOrThrow();
    expect((await reader.call(createAgreement, { body: { clientId: own, content: agreed() } })).status).toBe(403);
    const foreign = await admin.call(createAgreement, { body: { clientId: meridian, content: agreed() } });
    const params = { id: foreign.body.id, version: 1 };
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    for (const caller of [reader, stranger]) {
      expect((await caller.call(listAgreements)).body.rows.map((row) => row.id)).not.toContain(foreign.body.id);
      for (const refused of [
        await caller.call(getAgreement, { params: { id: params.id } }),
        await caller.call(getAgreementVersion, { params }),
        await caller.call(checkAgreementVersion, { params, body: {} }),
        await caller.call(agreementTiers, { params }),
        await caller.call(exportAgreement, { params }),
      ])
        expect(refused).toMatchObject({ status: 404, body: { detail: 'There is no such agreement.' } });
    }
    for (const refused of [
      await stranger.call(saveAgreementVersion, {
        params: { id: params.id },
        body: { newest: 1, content: agreed() },
      }),
      await stranger.call(activateAgreementVersion, { params }),
      await stranger.call(endAgreement, { params: { id: params.id } }),
      await stranger.call(deleteAgreement, { params: { id: params.id } }),
    ])
      expect(refused.status).toBe(404);
    expect((await stranger.call(createAgreement, { body: { clientId: meridian, content: agreed() } })).status).toBe(
      400,
    );
    await admin.call(deleteAgreement, { params: { id: params.id } });
  });

  it('name each wrong field and what to write there, and the notes on one that is whole', async () => {
    const content = agreed({ from: '2026-02-30', incentives: [{ ...line, off: { percent: 140 } }] });
    const refused = await admin.call(createAgreement, { body: { clientId: pineOutdoor, content } });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'content.from', message: 'Write a day such as 2025-12-28.' },
          { field: 'content.incentives.0.off.percent' },
        ],
      },
    });
    const wrong = await admin.call(lintAgreementContent, { body: { content } });
    expect(wrong.body.problems).toHaveLength(2);
    const noted = await admin.call(lintAgreementContent, { body: { content: agreed({ minimums: [] }) } });
    expect(noted.body).toEqual({
      problems: [],
      notes: [{ kind: 'gap', part: 'minimums', text: 'UPS Ground: no minimum is named.' }],
    });
    const many = agreed({ incentives: Array.from({ length: 2_001 }, () => ({ ...line, off: { percent: 1 } })) });
    const long = await admin.call(lintAgreementContent, { body: { content: many } });
    expect(long.body.problems).toMatchObject([{ field: 'content', problem: expect.stringContaining('at most 2000') }]);
  });

  it('say which share of the last month they reproduce, and why not the rest', async () => {
    const { status, body } = await admin.call(checkAgreementVersion, { params: first, body: {} });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      from: '2026-10-01',
      to: '2026-10-31',
      packages: 2,
      rated: 2,
      reproduced: 1,
      billed: 3_200,
      expected: 2_400,
      parts: { discount: 800, list: 0, fuel: 0 },
      largest: [{ trackingNumber: '1ZWITHOUT', billed: 2_000, expected: 1_200 }],
      assumptions: expect.arrayContaining([{ reason: 'The published rate is as billed.', packages: 2 }]),
    });
    const { result } = await house.settings.selectFrom('agreement_check').select('result').executeTakeFirstOrThrow();
    expect(result).toMatch(/^v1\./);
    const listed = await admin.call(listAgreements, { query: { clientId: String(pineOutdoor), carrierId: '1' } });
    expect(listed.body.rows).toMatchObject([{ id, reproduced: { rated: 2, reproduced: 1 } }]);
    const version = await admin.call(getAgreementVersion, { params: first });
    expect(version.body.check).toMatchObject({ reproduced: 1, checkedBy: 'admin' });
    const none = await admin.call(checkAgreementVersion, {
      params: first,
      body: { from: '2020-01-01', to: '2020-01-31' },
    });
    expect(none).toMatchObject({ status: 400, body: { detail: expect.stringContaining('No packages were billed') } });
  });

  it('tell where the client stands in a tier, and what the next band is worth', async () => {
    const { body } = await admin.call(agreementTiers, { params: first });
    expect(body).toEqual([
      {
        line: 1,
        group: 'Tier',
        weeks: 26,
        from: '2026-05-23',
        to: '2026-11-20',
        knownFrom: '2026-10-05',
        revenue: 4_000,
        percent: 0,
        isGrace: false,
        next: { percent: 5, missing: 6_000 },
        // 5% of $40 in half a year.
        worth: 400,
      },
    ]);
  });

  it('keep every version, and refuse one that was written beside another', async () => {
    const content = agreed({ incentives: [{ ...line, off: { percent: 42 } }] });
    const saved = await admin.call(saveAgreementVersion, { params: { id }, body: { newest: 1, content, note: '42' } });
    expect(saved.body.history.map(({ version }) => version)).toEqual([2, 1]);
    const late = await admin.call(saveAgreementVersion, { params: { id }, body: { newest: 1, content } });
    expect(late.status).toBe(409);
    const percentOf = async (version: number) => {
      const { body } = await admin.call(getAgreementVersion, { params: { id, version } });
      return body.content.incentives;
    };
    expect(await percentOf(1)).toMatchObject([{ off: { percent: 40 } }]);
    expect(await percentOf(2)).toMatchObject([{ off: { percent: 42 } }]);
    const elsewhere = await admin.call(saveAgreementVersion, {
      params: { id },
      body: { newest: 2, content: agreed({ carrierId: 2 }) },
    });
    expect(elsewhere).toMatchObject({ status: 400, body: { errors: [{ field: 'content.carrierId' }] } });
  });

  it('are exported, which the audit log records', async () => {
    const exported = await admin.call(exportAgreement, { params: first });
    expect(JSON.parse(exported.text)).toMatchObject({ number });
    expect(await log('agreement.export')).toMatchObject([{ details: { subject: { id }, version: 1 } }]);
  });

  it('count from their activation until they are ended', async () => {
    const wrong = agreed({ incentives: [{ ...line, term: 'None', off: { percent: 1 } }] });
    const third = await admin.call(saveAgreementVersion, { params: { id }, body: { newest: 2, content: wrong } });
    expect(third.body.versions).toBe(3);
    const mistaken = await admin.call(activateAgreementVersion, { params: { id, version: 3 } });
    expect(mistaken).toMatchObject({ status: 400, body: { detail: expect.stringContaining('mistakes') } });
    const active = await admin.call(activateAgreementVersion, { params: { id, version: 2 } });
    expect(active.body).toMatchObject({ state: 'active', activeVersion: 2, activeSince: '2026-11-20T12:00:00.000Z' });
    expect((await admin.call(deleteAgreement, { params: { id } })).status).toBe(409);

    const beside = await admin.call(createAgreement, { body: { clientId: pineOutdoor, content: agreed() } });
    const twice = await admin.call(activateAgreementVersion, { params: { id: beside.body.id, version: 1 } });
    expect(twice).toMatchObject({ status: 409, body: { detail: expect.stringContaining(account) } });

    expect((await admin.call(endAgreement, { params: { id } })).body.state).toBe('ended');
    expect((await admin.call(endAgreement, { params: { id } })).status).toBe(409);
    const now = await admin.call(activateAgreementVersion, { params: { id: beside.body.id, version: 1 } });
    expect(now.body.state).toBe('active');
  });
});
