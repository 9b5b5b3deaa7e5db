import { describe, expect, it } from 'vitest';
import { type BilledTerm, draftAgreement, mergedPacks, type OwnTerms, shippedPacks } from '../src/index.ts';

const none: OwnTerms = { incentives: [], minimums: [], accessorials: [], fuel: [], dimensions: [] };
const ups = { carrierId: 1, number: 'Draft', accounts: ['A1'], from: '2025-01-01' };
const billed = (amount: number, cases: number, more: Partial<BilledTerm> = {}): BilledTerm => ({
  service: 'Ground Residential',
  billing: 'prepaid',
  receiver: 'residential',
  zone: '5',
  band: 5,
  charge: '',
  amount,
  gross: 0,
  cases,
  since: '2025-03-03',
  until: '2025-03-31',
  ...more,
});
const draft = (terms: Partial<OwnTerms>) => draftAgreement(mergedPacks(shippedPacks()), ups, { ...none, ...terms });

describe('a draft of an agreement', () => {
  it('says once what is alike, and apart what departs from it by payer, zone and weight', () => {
    const { agreement, evidence } = draft({
      incentives: [
        billed(400, 900),
        billed(400, 300, { zone: '6', since: '2025-02-03' }),
        billed(500, 40, { zone: '6', band: 10 }),
        billed(500, 50, { zone: '6', band: 20 }),
        billed(500, 20, { zone: '6', band: 999 }),
        billed(500, 30, { zone: '7', band: 10 }),
        billed(500, 30, { zone: '7', band: 20 }),
        billed(0, 3, { zone: '7', band: 30 }),
      ],
    });
    const line = { group: 'Discount', services: ['Ground Residential'] };
    expect(agreement.incentives).toEqual([
      { ...line, off: { percent: 40 } },
      { ...line, billing: 'prepaid', zones: ['6', '7'], pounds: { from: 6, to: 20 }, off: { percent: 50 } },
      { ...line, billing: 'prepaid', zones: ['6'], pounds: { from: 151 }, off: { percent: 50 } },
    ]);
    expect(evidence.incentives[0]).toEqual({ cases: 1200, among: 1373, since: '2025-02-03' });
  });

  it('says nothing where packages do not agree, or are few', () => {
    const mixed = [billed(400, 50), billed(300, 50), billed(200, 50)];
    expect(draft({ incentives: mixed, fuel: mixed, accessorials: mixed }).agreement).toMatchObject({
      incentives: [],
      fuel: [],
      accessorials: [],
    });
    expect(draft({ incentives: [billed(400, 9)] }).agreement.incentives).toEqual([]);
  });

  it('takes a reduction off the published fee where a pack has it, and else the price until new rates come', () => {
    const charge = { charge: 'Residential' };
    const reduced = draft({ accessorials: [billed(305, 100, { ...charge, gross: 610 })] }).agreement;
    expect(reduced.accessorials).toEqual([{ services: ['%'], charges: ['Residential'], off: { percent: 50 } }]);
    const published = draft({ accessorials: [billed(610, 100, { ...charge, gross: 610 })] }).agreement;
    expect(published.accessorials).toEqual([]);
    const unknown = draft({
      accessorials: [billed(520, 100, { ...charge, gross: 520, until: '2026-03-31' })],
    }).agreement;
    expect(unknown.accessorials).toEqual([
      { services: ['%'], charges: ['Residential'], to: '2026-12-21', off: { flat: 520 } },
    ]);
    const waived = draft({ accessorials: [billed(0, 100, { ...charge, gross: 610 })] }).agreement;
    expect(waived.accessorials).toMatchObject([{ off: { waived: true } }]);
  });

  it('has the reduction of fuel, and the divisor that explains most weights if it is not the published one', () => {
    const dimensions = (divisor: number) => [billed(0, 60), billed(0, 40), billed(divisor, 55), billed(divisor, 41)];
    const { agreement, evidence } = draft({ fuel: [billed(250, 300)], dimensions: dimensions(166) });
    expect(agreement.fuel).toEqual([{ services: ['Ground Residential'], off: { percent: 25 } }]);
    expect(agreement.dimensions).toEqual([{ services: ['%'], divisor: 166, above: 0 }]);
    expect(evidence.dimensions).toEqual([{ cases: 96, among: 100, since: '2025-03-03' }]);
    expect(draft({ dimensions: dimensions(139) }).agreement.dimensions).toEqual([]);
  });
});
