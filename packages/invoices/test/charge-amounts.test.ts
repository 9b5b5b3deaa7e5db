import { describe, expect, test } from 'vitest';
import { amountsOf, type ChargeInCents, chargeRow, netOf } from '../src/mapping/amounts.ts';

const charge = (given: Partial<ChargeInCents>): ChargeInCents => ({
  family: 'transportation',
  category: null,
  classification: null,
  code: null,
  group: null,
  description: null,
  netCents: 0,
  incentiveCents: 0,
  credit: null,
  ...given,
});
const ground = charge({ netCents: 1_000, incentiveCents: 250 });
const second = charge({ netCents: 305, incentiveCents: 5 });
const fuel = charge({ family: 'fuel_surcharge', netCents: 199 });

describe('the amounts of a package', () => {
  test('are gross and discount of each family, and the net of all', () => {
    expect(amountsOf([ground, second, fuel])).toMatchObject({
      transportation_amount: '15.60',
      transportation_discount: '2.55',
      fuel_surcharge_amount: '1.99',
      fuel_surcharge_discount: '0.00',
      tax_amount: '0.00',
      tax_discount: '0.00',
      net_amount: '15.04',
    });
  });

  test('are zero without charges', () => {
    expect(new Set(Object.values(amountsOf([])))).toEqual(new Set(['0.00']));
  });

  test('can be the net of some charges only', () => {
    expect(netOf([ground, second, fuel], ({ family }) => family === 'fuel_surcharge')).toBe('1.99');
    expect(netOf([ground, second, fuel], () => false)).toBe('0.00');
  });
});

describe('a charge that is a credit', () => {
  const credit = { type: 'GSR', isClients: false };

  test('refunds its net amount through the audit', () => {
    expect(chargeRow(charge({ netCents: -700, credit }))).toMatchObject({
      credit_type: 'GSR',
      net_amount: '-7.00',
      audit_refund_amount: '7.00',
      client_refund_amount: '0.00',
    });
  });

  test('refunds the client where the client claimed it', () => {
    expect(chargeRow(charge({ netCents: -700, credit: { ...credit, isClients: true } }))).toMatchObject({
      audit_refund_amount: '0.00',
      client_refund_amount: '7.00',
    });
  });

  test('refunds what it states, where discounts were reversed with it', () => {
    expect(chargeRow(charge({ netCents: -700, credit, refundCents: 550 }))).toMatchObject({
      net_amount: '-7.00',
      audit_refund_amount: '5.50',
    });
  });

  test('is none without a type', () => {
    expect(chargeRow(charge({ netCents: -700 }))).toMatchObject({
      credit_type: null,
      audit_refund_amount: '0.00',
      client_refund_amount: '0.00',
    });
  });
});
