import { describe, expect, test } from 'vitest';
import { fedexCharges } from '../src/layouts/fedex-billing-online/fedex-charges.ts';

type Billed = Parameters<typeof fedexCharges>[0];

const row = (given: Partial<Billed>): Billed => ({
  invoice: { billDate: '2026-03-02' },
  charges: [],
  netCents: 1_000,
  transportationCents: 1_200,
  text: () => 'FedEx Ground',
  ...given,
});
const charge = (description: string, cents: number) => ({ description, cents });

describe('the charges of a FedEx row', () => {
  test('are transportation, which has a column of its own, and every charge with an amount', () => {
    const charges = [charge('Fuel Surcharge', 150), charge('Residential', 0), charge('Performance Pricing', -300)];
    expect(fedexCharges(row({ charges }), false)).toMatchObject([
      { family: 'transportation', description: 'FedEx Ground', classification: 'FRT', netCents: 1_200, group: null },
      { family: 'fuel_surcharge', classification: 'FSC', netCents: 150, incentiveCents: 0, credit: null },
      { family: 'transportation', classification: 'DSC', netCents: -300, incentiveCents: 300, group: null },
    ]);
  });

  test('have no transportation where the row bills none, and a cent of it where it bills a cent', () => {
    const charges = [charge('Residential', 400)];
    const descriptions = (transportationCents: number) =>
      fedexCharges(row({ charges, transportationCents }), false).map(({ description }) => description);
    expect(descriptions(0)).toEqual(['Residential']);
    expect(descriptions(1)).toEqual(['FedEx Ground', 'Residential']);
  });

  test('that no rule knows are other charges, without a group', () => {
    const [, unknown] = fedexCharges(row({ charges: [charge('Zyx', 70)] }), false);
    expect(unknown).toMatchObject({
      family: 'other',
      classification: 'MSC',
      code: 'Zyx',
      group: null,
      incentiveCents: 0,
    });
  });

  test('are no refunds, and without a text they have none', () => {
    const [transportation, unnamed, fee] = fedexCharges(
      row({ charges: [charge('', 100), charge('Weekly Service Chg', 100)] }),
      false,
    );
    expect(transportation).toMatchObject({ incentiveCents: 0, credit: null });
    expect(transportation).not.toHaveProperty('refundCents');
    expect(unnamed).toMatchObject({ code: null, description: null });
    expect(fee).toMatchObject({ family: 'fee', classification: 'MSC' });
  });
});

describe('a FedEx row that corrects an invoice', () => {
  const charges = [charge('Service Failure', -50), charge('Performance Pricing', 200)];
  const negative = row({ netCents: -850, transportationCents: -1_000, charges });

  test('is a credit if it gives money back: transportation takes back its discount, other charges themselves', () => {
    const [transportation, failure, discount] = fedexCharges(negative, true);
    const credit = { type: 'GSR / late delivery' };
    expect(transportation).toMatchObject({ netCents: -1_000, refundCents: 800, credit });
    expect(failure).toMatchObject({ netCents: -50, credit });
    expect(failure).not.toHaveProperty('refundCents');
    expect(discount).toMatchObject({ netCents: 200, refundCents: 0, credit });
  });

  test('says in words of its own why, else that it does not say so; a single charge is given back for itself', () => {
    const typeOf = (given: Partial<Billed>) => fedexCharges(row({ netCents: -850, ...given }), true)[0]?.credit?.type;
    const whole = [charge('Performance Pricing', 483), charge('Fuel Surcharge', -116)];
    expect(typeOf({ transportationCents: -1_208, charges: whole })).toBe('Billing adjustment');
    const duplicate = [...whole, charge('Duplicate billing', -9)];
    expect(typeOf({ transportationCents: -1_208, charges: duplicate })).toBe('Duplicate Charges');
    expect(typeOf({ transportationCents: 0, charges: [charge('Residential Delivery', -395)] })).toBe('Residential');
    expect(typeOf({ transportationCents: 0, charges: [charge('Fuel Surcharge', -95)] })).toBe('Fuel');
  });

  test('is a credit if it gives back a cent, and none if it gives nothing', () => {
    const creditOf = (netCents: number) => fedexCharges(row({ netCents }), true)[0]?.credit;
    expect(creditOf(-1)).not.toBeNull();
    expect(creditOf(0)).toBeNull();
  });

  test('is none if it asks for more, and neither is a negative row that corrects nothing', () => {
    for (const found of [fedexCharges(row({ charges }), true), fedexCharges(negative, false)]) {
      expect(found.map(({ credit }) => credit)).toEqual([null, null, null]);
    }
  });
});
