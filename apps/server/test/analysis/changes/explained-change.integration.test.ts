import { type ChangeSide, causes, clientsShort, type ExplainedChange, explainedChange } from '@waybill/contract';
import { addDays, rounded } from '@waybill/model';
import { House, loadInvoice, type SimplePackage } from '@waybill/testkit';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { clientOfManyCurrencies } from '../data/spend-state.ts';

/** Conditions that are both the query language and SQL; amounts of one currency are not converted. */
const filters = [
  '',
  "carrier_name = 'UPS'",
  "carrier_name in ('FedEx', 'UPS') and bucket_name = 'parcel'",
  "bucket_name = 'freight'",
  "service_category = 'Ground' and zone in ('2', '5', '8')",
  "normalised_consignee_country <> 'US'",
  "normalised_consignee_state in ('CA', 'NY')",
  "currency_code = 'EUR'",
  "currency_code = 'CAD'",
];

const day = fc.integer({ min: 0, max: 650 }).map((days) => addDays('2025-02-01', days));
const anyFilter = fc.constantFrom(...filters);

describe('an explained change', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const { body: clients } = await admin.call(clientsShort);
  const parent = clients.find(({ childClients }) => childClients.length > 1);
  if (parent === undefined) throw new Error('The demo has a parent client.');
  const several = await clientOfManyCurrencies(house);
  const children = parent.childClients.map(({ id }) => id);
  const some = (ids: readonly number[]) => ({
    ids,
    request: { clientId: parent.id, childClientIdsCSV: ids.join(',') },
  });
  const one = (id: number) => ({ ids: [id], request: { clientId: id } });
  const chosen = [
    { ids: [parent.id, ...children], request: { clientId: parent.id } },
    some(children.slice(0, 2)),
    one(children[1] ?? 0),
    one(several),
  ];

  async function explain(now: ChangeSide, before: ChangeSide): Promise<ExplainedChange> {
    const answer = await admin.call(explainedChange, { params: { page: 'spend' }, body: { now, before } });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  const aSide = fc
    .record({
      clients: fc.constantFrom(...chosen),
      from: day,
      days: fc.constantFrom(0, 6, 91, 365),
      date: fc.constantFrom('bill_date', 'pickup_date'),
      filter: anyFilter,
    })
    .map(({ clients: asked, from, days, date, filter }) => ({
      ...asked,
      conditions: [`${date} between '${from}' and '${addDays(from, days)}'`, ...(filter === '' ? [] : [filter])],
    }));
  type Side = typeof aSide extends fc.Arbitrary<infer Made> ? Made : never;

  const requestOf = ({ request, conditions }: Side): ChangeSide => ({ ...request, whereClauseDetails: conditions });

  /** Net amount and packages of each service, in SQL written by hand. */
  async function billed({ ids, conditions }: Side) {
    const net = conditions.some((condition) => condition.includes('currency_code')) ? 'net_amount' : 'net_amount_usd';
    const rows = await house.sql<{ NAME: string; NET: number; PACKAGES: number }>(
      `select carrier_name || ' ' || service_category as NAME, sum(${net}) as NET, sum(no_of_pkgs) as PACKAGES
       from package_level_info where client_id in (${ids.join(', ')}) and load_id <= ${house.warehouse.dataVersion}
       and ${conditions.join(' and ')} group by 1`,
      { NAME: 'text', NET: 'money', PACKAGES: 'integer' },
    );
    return new Map(rows.map(({ NAME, NET, PACKAGES }) => [NAME, { net: Number(NET), packages: Number(PACKAGES) }]));
  }

  const sum = (amounts: readonly number[]) => rounded(amounts.reduce((total, amount) => total + amount, 0));

  it('adds up to the cent on any two sides, and its services are what was billed', async () => {
    let explained = 0;
    await fc.assert(
      fc.asyncProperty(aSide, aSide, fc.constantFrom(true, true, false), async (now, other, isSameQuestion) => {
        const before = isSameQuestion
          ? { ...now, conditions: [other.conditions[0] ?? '', ...now.conditions.slice(1)] }
          : other;
        const [change, billedNow, billedBefore] = [
          await explain(requestOf(now), requestOf(before)),
          await billed(now),
          await billed(before),
        ];
        expect(change.now).toBe(sum([...billedNow.values()].map(({ net }) => net)));
        expect(change.before).toBe(sum([...billedBefore.values()].map(({ net }) => net)));
        for (const each of [change, ...change.services]) {
          expect(each.difference).toBe(rounded(each.now - each.before));
          expect(sum(causes.map((cause) => each.amounts[cause]))).toBe(each.difference);
          expect(sum(each.accessorials.map(({ amount }) => amount))).toBe(each.amounts.accessorials);
        }
        const byName = Map.groupBy(change.services, ({ carrier, service }) => `${carrier} ${service}`);
        for (const [name, own] of byName) {
          expect(sum(own.map((each) => each.now)), name).toBe(billedNow.get(name)?.net ?? 0);
          expect(sum(own.map((each) => each.before)), name).toBe(billedBefore.get(name)?.net ?? 0);
          expect(sum(own.map(({ packagesNow }) => packagesNow)), name).toBe(billedNow.get(name)?.packages ?? 0);
        }
        for (const cause of causes)
          expect(sum(change.services.map(({ amounts }) => amounts[cause]))).toBe(change.amounts[cause]);
        if (change.likeForLike !== undefined) explained += 1;
      }),
      { seed: 20261121, numRuns: 60 },
    );
    expect(explained).toBeGreaterThan(10);
  });

  it('tells a cut of the discount from the minimum charge, in rows of an invoice', async () => {
    const [account] = await house.settings
      .selectFrom('account')
      .select(['id', 'number', 'client_id'])
      .where('client_id', '=', children[0] ?? 0)
      .execute();
    if (account === undefined) throw new Error('The demo has accounts.');
    const place = { clientId: account.client_id, accountId: account.id, accountNumber: account.number };
    /** Packages of a zone and their price: 40% or 22% off, but at least 8.00. */
    const packages = (count: number, zone: string, published: number, off: number): readonly SimplePackage[] => {
      const net = Math.max(8, published * (1 - off));
      return Array.from({ length: count }, () => ({
        net: net.toFixed(2),
        discount: (published - net).toFixed(2),
        row: { zone, tracking_number: null },
      }));
    };
    const shipped = (off: number) => [
      ...packages(6, '2', 10, off),
      ...packages(6, '3', 11, off),
      ...packages(10, '8', 30, off),
    ];
    await loadInvoice(house.warehouse, { ...place, invoiceNumber: 'OFF40', billDate: '2019-03-02' }, shipped(0.4));
    await loadInvoice(house.warehouse, { ...place, invoiceNumber: 'OFF22', billDate: '2019-06-01' }, shipped(0.22));
    const on = (date: string): ChangeSide => ({
      clientId: place.clientId,
      whereClauseDetails: [`bill_date = '${date}'`],
    });
    const { amounts, difference, likeForLike } = await explain(on('2019-06-01'), on('2019-03-02'));
    // 426.00 published × 18 points; minimums add 1.20 instead of 20.40.
    expect(Object.entries(amounts).filter(([, amount]) => amount !== 0)).toEqual([
      ['discount', 76.68],
      ['minimums', -19.2],
    ]);
    expect(difference).toBe(57.48);
    expect(likeForLike).toEqual({ packages: 22, now: 333.48, atEarlierPrices: 276 });
  });

  it('says which client’s business is new', async () => {
    const all = { clientId: parent.id, childClientIdsCSV: children.join(',') };
    const before = { ...all, whereClauseDetails: ["bill_date = '2019-03-02'"] };
    const now = { ...all, whereClauseDetails: ["bill_date between '2026-09-01' and '2026-09-30'"] };
    const { services, amounts } = await explain(now, before);
    const newClients = new Set(services.flatMap(({ clientId }) => clientId ?? []));
    expect([...newClients].toSorted()).toEqual(children.slice(1).toSorted());
    expect(amounts.new).toBe(sum(services.map((each) => each.amounts.new)));
    expect(amounts.new).toBeGreaterThan(0);
  });

  it('refuses what is no condition, and clients of others', async () => {
    const rest = { clientId: parent.id, whereClauseDetails: ["bill_date = '2019-03-02'"] };
    const ask = async (now: ChangeSide, login = 'admin') =>
      (await house.as(login)).call(explainedChange, { params: { page: 'spend' }, body: { now, before: rest } });
    expect((await ask({ ...rest, whereClauseDetails: ['nonsense ='] })).status).toBe(400);
    expect((await ask({ ...rest, clientId: 9001 }, 'shipper')).status).toBe(403);
  });
});
