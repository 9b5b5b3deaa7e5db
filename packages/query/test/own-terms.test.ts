import { draftAgreement, draftedParts, mergedPacks, type OwnTerms, shippedPacks } from '@waybill/audit';
import type { RuleContext } from '@waybill/model';
import { auditedYear, dayAfterYear, YearOfBills } from '@waybill/testkit/audited-year';
import { describe, expect, it } from 'vitest';
import { compileOwnTerms, scopeTo } from '../src/index.ts';
import { TinyWarehouse } from './tiny-warehouse.ts';

const packs = mergedPacks(shippedPacks());
const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);

const context = (carrierId: number): RuleContext => ({
  from: '2025-01-01',
  to: dayAfterYear,
  today: dayAfterYear,
  shipped: { from: '2025-01-01', to: dayAfterYear },
  conditions: [`carrier_id = ${carrierId}`],
  guaranteed: { isUpsGsr: [], isFedexExpressGsr: [], isFedexIntlGsr: [] },
});

/** A year of bills with errors, and what only some of them have: a least price, a reduced fee and fuel, a divisor. */
function bills() {
  const year = auditedYear(1);
  const own = new YearOfBills(7);
  for (let count = 0; count < 60; count += 1) {
    const parcel = own.parcel('Ground', { number: `1ZOWN${count}`, extras: [], pounds: 1, zone: 2 + (count % 5) });
    own.billWrongly('cheaper', 'right', parcel, { price: -300 });
  }
  const { packages, charges } = own.whole;
  const moved = (row: (typeof packages)[number]) => ({ ...row, tracking_id: Number(row.tracking_id) + 1_000_000 });
  return {
    packages: [...year.packages, ...packages.map(moved)],
    charges: [...year.charges, ...charges.map(moved)],
  };
}

describe('the agreement that a year of bills shows', async () => {
  const { packages, charges } = bills();
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', packages);
  await warehouse.insert('charge_level_info', charges);
  const draft = async (carrierId: number) => {
    const rows = await warehouse.run(compileOwnTerms(context(carrierId), packs, { scope }));
    const told = rows.map((row) => ({ ...row, charge: row.code === '' ? row.charge : row.code, ...numbersOf(row) }));
    const byPart = Map.groupBy(told, ({ part }) => part);
    const terms = Object.fromEntries(draftedParts.map((part) => [part, byPart.get(part) ?? []])) as unknown as OwnTerms;
    return draftAgreement(packs, { carrierId, number: 'Draft', accounts: ['A1'], from: '2025-01-01' }, terms);
  };
  const numbersOf = ({ part, band, amount, gross, cases }: Record<string, unknown>) => ({
    part: String(part),
    band: Number(band),
    amount: Number(amount),
    gross: Number(gross),
    cases: Number(cases),
  });
  const ups = await draft(1);
  const fedex = await draft(2);

  const linesOf = ({ agreement, evidence }: typeof ups, part: (typeof draftedParts)[number]) =>
    agreement[part].map((line, place) => ({ ...line, ...evidence[part][place] }));

  it('has the discount of each service on nearly all of its packages, and a new one from its first day on', () => {
    expect(linesOf(ups, 'incentives')).toMatchObject([
      { services: ['2nd Day Air'], from: '2025-09-02', off: { percent: 30 }, cases: 136, among: 137 },
      { services: ['Ground'], off: { percent: 41 }, cases: 1399, among: 1409, since: '2025-01-06' },
      { services: ['Next Day Air'], off: { percent: 55 }, cases: 428, among: 428 },
    ]);
    expect(linesOf(fedex, 'incentives')).toMatchObject([
      { services: ['FedEx Ground'], off: { percent: 38 } },
      { services: ['FedEx Ground Economy'], off: { percent: 20 } },
      { services: ['FedEx Priority Overnight'], off: { percent: 52 } },
    ]);
  });

  it('has the least price of a service, which the published prices of a year end', () => {
    expect(linesOf(ups, 'minimums')).toMatchObject([
      { services: ['Ground'], floor: { amount: 620 }, to: '2025-12-21', cases: 40, among: 40 },
    ]);
    expect(fedex.agreement.minimums).toEqual([]);
  });

  it('has the prices of extras, in which single errors do not count', () => {
    expect(linesOf(ups, 'accessorials')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ charges: ['RES'], services: ['%'], off: { flat: 395 }, cases: 786, among: 791 }),
        expect.objectContaining({ charges: ['RDC'], services: ['%'], off: { flat: 415 }, cases: 246, among: 246 }),
      ]),
    );
    expect([ups.agreement.fuel, ups.agreement.dimensions]).toEqual([[], []]);
  });
});
