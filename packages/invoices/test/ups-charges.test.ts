import { describe, expect, it } from 'vitest';
import { isAuditFee, upsCharge, upsFamily } from '../src/layouts/ups-billing-data/ups-charges.ts';
import { type UpsTexts, upsRow } from './ups-row.ts';

const chargeOf = (texts: UpsTexts) => upsCharge(upsRow(texts));

describe('a charge of a UPS row', () => {
  it('is what the row says of it', () => {
    expect(chargeOf({ categoryDetail: 'ISS', netCents: 850, incentiveCents: 150 })).toEqual({
      family: 'transportation',
      category: 'SHP/ISS',
      classification: 'FRT',
      code: '003',
      group: null,
      description: 'Ground Commercial',
      netCents: 850,
      incentiveCents: 150,
      credit: null,
    });
  });

  it('has nothing where the row says nothing, and its description else from the first miscellaneous line', () => {
    const empty = { classification: '', chargeCode: '', chargeDescription: '' };
    expect(chargeOf(empty)).toMatchObject({ classification: null, code: null, description: null });
    expect(chargeOf({ ...empty, miscellaneousLine1: 'Late fee' })).toMatchObject({ description: 'Late fee' });
    expect(chargeOf({ miscellaneousLine1: 'Late fee' })).toMatchObject({ description: 'Ground Commercial' });
  });

  it('has the common name of an accessorial, unless it is a tax', () => {
    const residential = { classification: 'ACC', chargeCode: 'RES', chargeDescription: 'Residential Surcharge' };
    expect(chargeOf(residential)).toMatchObject({ group: 'Residential' });
    expect(chargeOf({ ...residential, classification: 'FSC' })).toMatchObject({ group: null });
    expect(chargeOf({ ...residential, classification: 'TAX' })).toMatchObject({ family: 'tax', group: null });
  });

  it.each([
    ['MIS', 'MSC', 'MwSt. 19%', 'tax'],
    ['MIS', '', 'Canada HST', 'tax'],
    ['MIS', 'TAX', 'Anything', 'tax'],
    ['SHP', 'TAX', 'VAT', 'tax'],
    ['MIS', 'MSC', 'Vatican service', 'other'],
    ['MIS', 'SVC', 'Service Charge', 'fee'],
  ])(
    'is a tax by its class, and on lines of the invoice by its name: %s %s %s',
    (category, classification, text, family) => {
      expect(upsFamily(upsRow({ category, classification, chargeDescription: text }))).toBe(family);
    },
  );

  it('is an address correction if the freight of one is billed', () => {
    expect(chargeOf({ categoryDetail: 'ADC' })).toMatchObject({ group: 'Address correction' });
    expect(chargeOf({ categoryDetail: 'ADC', classification: 'FSC' })).toMatchObject({ group: null });
    expect(chargeOf({ categoryDetail: 'SCC' })).toMatchObject({ group: null });
  });
});

describe('the fee of an audit by UPS', () => {
  const fee = { category: 'ADJ', categoryDetail: 'CADJ', chargeDescription: 'Shipping charge correction audit fee' };

  it('is an adjustment that one of its texts calls so', () => {
    expect(upsFamily(upsRow(fee))).toBe('fee');
    for (const column of ['miscellaneousLine1', 'miscellaneousLine2'] as const)
      expect(isAuditFee(upsRow({ ...fee, chargeDescription: '', [column]: 'Audit Fee' }))).toBe(true);
  });

  it('is nothing else', () => {
    expect(upsFamily(upsRow({ ...fee, chargeDescription: 'Correction' }))).toBe('billing_adjustment');
    expect(upsFamily(upsRow({ ...fee, categoryDetail: 'SCC' }))).toBe('billing_adjustment');
    expect(upsFamily(upsRow({ ...fee, category: 'SHP' }))).toBe('transportation');
  });
});

describe('the credit of a UPS row', () => {
  const voided = { category: 'ADJ', categoryDetail: 'VOID', netCents: -1 };
  const typeOf = (texts: UpsTexts) => chargeOf(texts).credit?.type;

  it('is that of an adjustment that gives money back', () => {
    expect(typeOf(voided)).toBe('Void');
    expect(typeOf({ ...voided, netCents: 0 })).toBeUndefined();
    expect(typeOf({ ...voided, netCents: 1 })).toBeUndefined();
    expect(typeOf({ ...voided, category: 'SHP' })).toBeUndefined();
    expect(typeOf({ ...voided, chargeCode: 'SIM' })).toBeUndefined();
  });

  it('is of the delivery area if its residential credit is for such a surcharge', () => {
    const residential = { ...voided, categoryDetail: 'RADJ', chargeCode: 'RES' };
    const area = { chargeCode: '', chargeDescription: 'Delivery Area Surcharge' };
    expect(typeOf(residential)).toBe('Residential');
    expect(typeOf({ ...residential, ...area })).toBe('Delivery area');
    expect(typeOf({ ...voided, ...area })).toBe('Void');
  });

  it('is else told by any of its texts', () => {
    const unnamed = { ...voided, categoryDetail: 'MISC', chargeDescription: 'Adjustment' };
    expect(typeOf(unnamed)).toBe('Miscellaneous / Other');
    for (const column of ['chargeDescription', 'miscellaneousLine1', 'miscellaneousLine2'] as const)
      expect(typeOf({ ...unnamed, [column]: 'Void of a shipment' })).toBe('Void');
  });
});
