import { exceptionRules, type RuleContext } from '@waybill/model';
import { auditedYear, dayAfterYear, type Seeded } from '@waybill/testkit/audited-year';
import { describe, expect, it } from 'vitest';
import { scopeTo } from '../src/index.ts';
import { searchFindings } from './search-findings.ts';
import { type Answer, TinyWarehouse } from './tiny-warehouse.ts';

const ruleContext: RuleContext = {
  from: '2025-01-01',
  to: dayAfterYear,
  today: dayAfterYear,
  guaranteed: { isUpsGsr: [1], isFedexExpressGsr: [2], isFedexIntlGsr: [2] },
};
const scope = scopeTo({ clientId: 1001 }, [{ id: 1001, childIds: [] }], 5);

describe.each([1, 2])('a year of bills with errors of every kind (%i)', async (seed) => {
  const { packages, charges, seeded } = auditedYear(seed);
  const warehouse = await TinyWarehouse.open();
  await warehouse.insert('package_level_info', packages);
  await warehouse.insert('charge_level_info', charges);
  const question = { rules: exceptionRules, ruleContext, noted: [], settled: ['accepted'], filter: {} };
  const compiled = await searchFindings(warehouse, question, scope);
  const rows = await warehouse.run(
    compiled.window({ sort: 'amount', descending: true, limit: packages.length, offset: 0 }),
  );
  // Deadlines are another matter: what is found is right or wrong whatever the day.
  const found = rows.filter((row) => row.obstacle === null || row.obstacle === 'expired');
  const recoverable = found.filter((row) => row.confidence !== 'check');
  const ofNumber = Map.groupBy(recoverable, (row) => row.tracking_number);
  const cents = (of: readonly Answer[]) => of.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const wrong = seeded.filter(
    ({ level, trackingNumber }) => trackingNumber !== null && ['certain', 'likely'].includes(level),
  );
  const right = seeded.filter(({ level }) => level === 'right');
  const kindsOf = (of: readonly Seeded[]) => [...new Set(of.map(({ kind }) => kind))];
  const wrongNumbers = new Set(wrong.map(({ trackingNumber }) => trackingNumber));

  it.each(kindsOf(wrong))('finds 98% of %s', (kind) => {
    const all = wrong.filter((each) => each.kind === kind);
    const reached = all.filter(({ trackingNumber }) => ofNumber.has(trackingNumber));
    expect(reached.length / all.length).toBeGreaterThanOrEqual(0.98);
  });

  it.each(kindsOf(right))('takes %s for no error', (kind) => {
    const all = right.filter((each) => each.kind === kind);
    expect(all.length).toBeGreaterThan(4);
    expect(all.filter(({ trackingNumber }) => ofNumber.has(trackingNumber))).toEqual([]);
  });

  it('is right in 99.5% of what is certain, to the cent, and in 90% of what is likely', () => {
    const precision = (confidence: string) => {
      const all = recoverable.filter((row) => row.confidence === confidence && row.tracking_number !== null);
      return all.filter((row) => wrongNumbers.has(String(row.tracking_number))).length / all.length;
    };
    expect(precision('certain')).toBeGreaterThanOrEqual(0.995);
    expect(precision('likely')).toBeGreaterThanOrEqual(0.9);
    const certain = wrong.filter(({ level }) => level === 'certain');
    const stated = certain.map(({ kind, trackingNumber }) => [
      kind,
      trackingNumber,
      cents(ofNumber.get(trackingNumber) ?? []),
    ]);
    expect(stated).toEqual(certain.map((each) => [each.kind, each.trackingNumber, each.cents]));
  });

  it('finds every fee of an account without shipments, and no other', () => {
    const fees = seeded.filter(({ trackingNumber }) => trackingNumber === null);
    const unused = recoverable.filter((row) => row.tracking_number === null);
    expect(unused.map((row) => row.account_number)).toEqual(fees.map(() => 'A7'));
    expect(cents(unused)).toBe(fees.reduce((sum, fee) => sum + fee.cents, 0));
  });

  it('keeps residential surcharges at commercial addresses for a check', () => {
    const asked = seeded.filter(({ level }) => level === 'check').map(({ trackingNumber }) => trackingNumber);
    const checks = found.filter((row) => row.confidence === 'check').map((row) => row.tracking_number);
    expect(checks).toEqual(expect.arrayContaining(asked));
    expect(checks.length).toBeLessThan(asked.length + 12);
  });

  it('says what speaks against a claim', () => {
    const obstacles = (kind: string) => {
      const numbers = new Set(seeded.filter((each) => each.kind === kind).map(({ trackingNumber }) => trackingNumber));
      return new Set(rows.filter((row) => numbers.has(String(row.tracking_number))).map((row) => row.obstacle));
    };
    expect(obstacles('late, excluded by handling')).toEqual(new Set(['excluded']));
    expect(obstacles('late, credited')).toEqual(new Set(['credited']));
    expect(obstacles('voided')).toEqual(new Set(['credited']));
  });

  it('is the same for a part of the year', async () => {
    const part = { ...ruleContext, from: '2025-10-01', to: '2025-10-31' };
    const inOctober = await warehouse.run(
      (await searchFindings(warehouse, { ...question, ruleContext: part }, scope)).window({
        sort: 'amount',
        descending: true,
        limit: packages.length,
        offset: 0,
      }),
    );
    const expected = rows.filter(({ bill_date: day }) => String(day).startsWith('2025-10'));
    expect(inOctober.map(({ id, amount }) => [id, amount]).toSorted()).toEqual(
      expected.map(({ id, amount }) => [id, amount]).toSorted(),
    );
  });
});
