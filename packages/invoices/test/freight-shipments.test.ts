import { describe, expect, it } from 'vitest';
import { freightCharges, impliedCents, sumOf } from '../src/layouts/x12-freight/freight-charges.ts';
import type { FreightCharge, FreightRow } from '../src/layouts/x12-freight/freight-row.ts';
import { freightShipments } from '../src/layouts/x12-freight/freight-shipments.ts';
import { Mistakes, type Segment } from '../src/layouts/x12-freight/transaction.ts';

const context = { usdRate: '0.7', defaultStateOf: () => '' };
const freight: FreightCharge = { code: '', text: 'Freight', meaning: { family: 'transportation' }, cents: 50_000 };
const party = { name: '', address: '', city: '', state: '', postalCode: '', country: '' };
const invoice = {
  carrierId: 20,
  carrierName: 'Old Dominion Freight Line',
  accountNumber: '99887',
  invoiceNumber: '12345678',
  billDate: '2025-07-05',
  currencyCode: 'USD',
};

/** The shipment of a freight bill by road. */
function shipmentOf(given: Partial<FreightRow>) {
  const charges = given.charges ?? [freight];
  const row: FreightRow = {
    line: 1,
    layout: 'x12-freight',
    transactionSet: '210',
    invoice,
    netCents: sumOf(charges),
    statedCents: null,
    characters: 0,
    fingerprint: 'row',
    proNumber: 'PRO1',
    serviceLevel: '',
    shipDay: undefined,
    deliveredAt: undefined,
    methodOfPayment: '',
    weight: '',
    weightUnit: '',
    sender: party,
    consignee: party,
    charges,
    ...given,
  };
  return [...freightShipments([row], context)][0];
}

describe('the shipment of a freight bill', () => {
  it('has all that the bill says', () => {
    const shipment = shipmentOf({
      shipDay: '2025-06-30',
      deliveredAt: '2025-07-03 10:30:00',
      methodOfPayment: 'CC',
      weight: '500',
      weightUnit: 'L',
      sender: { ...party, name: 'Invented Goods', address: '1 Main St', city: 'Hilliard', state: 'OH', country: 'US' },
      consignee: { ...party, name: 'Example', address: '2 High St', city: 'Covington', state: 'LA', country: 'US' },
    });
    expect(shipment?.package).toMatchObject({
      invoice_number: '12345678',
      invoice_status: 'pay',
      bill_date: '2025-07-05',
      usd_rate: '0.7',
      pickup_date: '2025-06-30',
      delivery_date: '2025-07-03 10:30:00',
      delivery_status: 'Delivered',
      tracking_number: 'PRO1',
      bucket_name: 'freight',
      mode_category: 'LTL',
      service: 'Freight',
      service_category: 'LTL',
      bill_option: 'COLLECT',
      row_kind: 'package',
      no_of_pkgs: 1,
      charge_description: 'Freight',
      actual_weight: null,
      bill_weight: '500.00',
      sender_city: 'Hilliard',
      sender_company: 'Invented Goods',
      sender_address: '1 Main St',
      consignee_city: 'Covington',
      consignee_company: 'Example',
      consignee_address: '2 High St',
      net_amount: '500.00',
    });
  });

  it('has nothing where the bill says nothing, and was picked up on the bill date', () => {
    expect(shipmentOf({ charges: [] })?.package).toMatchObject({
      pickup_date: '2025-07-05',
      delivery_date: null,
      delivery_status: null,
      bill_option: null,
      charge_description: null,
      sender_company: null,
      consignee_address: null,
    });
  });

  it('is ocean freight of a 310, and a parcel of a carrier of parcels', () => {
    expect(shipmentOf({ transactionSet: '310' })?.package).toMatchObject({
      mode_category: 'Ocean',
      service: 'Ocean freight',
      service_category: 'Freight',
    });
    expect(shipmentOf({ invoice: { ...invoice, carrierId: 19 } })?.package).toMatchObject({
      bucket_name: 'parcel',
      invoice_status: null,
    });
  });

  it('is an adjustment with a credit if the bill gives money back', () => {
    const back = shipmentOf({ charges: [{ ...freight, text: 'Void of a bill', cents: -100 }] });
    expect(back?.package).toMatchObject({ row_kind: 'adjustment', no_of_pkgs: 0 });
    expect(back?.charges).toMatchObject([{ credit_type: 'Void' }]);
    const free = shipmentOf({ charges: [{ ...freight, text: 'Void of a bill', cents: 0 }] });
    expect(free?.package).toMatchObject({ row_kind: 'package', no_of_pkgs: 1 });
    expect(free?.charges).toMatchObject([{ credit_type: null }]);
  });

  it('has its charges in their classes, with discounts only where something is taken off', () => {
    const named = (family: 'tax' | 'fee' | 'fuel_surcharge' | 'other_accessorial'): FreightCharge => ({
      code: 'X',
      text: family,
      meaning: { family, group: 'Group' },
      cents: 1,
    });
    const discount = { ...freight, code: 'DSC', meaning: { family: 'transportation', isDiscount: true } } as const;
    const charges = [
      freight,
      { ...freight, cents: -1 },
      { ...discount, cents: -200 },
      { ...discount, cents: 0 },
      { ...discount, cents: 200 },
      ...(['fuel_surcharge', 'other_accessorial', 'tax', 'fee'] as const).map(named),
      { code: 'ZZZ', text: 'Mystery', meaning: undefined, cents: 1 },
    ];
    expect(
      shipmentOf({ charges })?.charges.map((each) => [
        each.charge_family,
        each.charge_classification,
        each.accessorial_code,
        each.accessorial_group,
        each.charge_description,
        each.incentive_amount,
      ]),
    ).toEqual([
      ['transportation', 'FRT', null, null, 'Freight', '0.00'],
      ['transportation', 'FRT', null, null, 'Freight', '0.00'],
      ['transportation', 'DSC', 'DSC', null, 'Freight', '2.00'],
      ['transportation', 'FRT', 'DSC', null, 'Freight', '0.00'],
      ['transportation', 'FRT', 'DSC', null, 'Freight', '0.00'],
      ['fuel_surcharge', 'FSC', 'X', 'Group', 'fuel_surcharge', '0.00'],
      ['other_accessorial', 'ACC', 'X', 'Group', 'other_accessorial', '0.00'],
      ['tax', 'TAX', 'X', 'Group', 'tax', '0.00'],
      ['fee', 'MSC', 'X', 'Group', 'fee', '0.00'],
      ['other', 'MSC', 'ZZZ', null, 'Mystery', '0.00'],
    ]);
  });
});

/** A segment with these elements, by their numbers. */
const segment = (id: string, elements: Readonly<Record<number, string>> = {}): Segment => ({
  id,
  place: { line: 1, text: '' },
  element: (number) => elements[number] ?? '',
});
const line = (cents: string, code = '', text = '') => segment('L1', { 4: cents, 8: code, 12: text });
const chargesOf = (segments: readonly Segment[], statedCents: number | null = null) =>
  freightCharges(segments, statedCents, '2025-07-05', new Mistakes());

describe('an amount of a freight bill', () => {
  it.each([
    ['12345', 12_345],
    [' 7 ', 7],
    ['-7', -7],
    ['+1000', 1_000],
    ['-12345', -12_345],
    ['123.45', 12_345],
    ['-0.5', -50],
  ])('‘%s’ is %i cents', (text, cents) => {
    expect(impliedCents(text, 'L104')).toBe(cents);
  });
});

describe('the charges of a freight bill', () => {
  it('are its lines that amount to something, with the first of their texts', () => {
    const described = [segment('L5', { 2: 'Paper' }), line('100'), line('0'), segment('LX'), line('200')];
    expect(chargesOf(described).map(({ text, cents }) => [text, cents])).toEqual([
      ['Paper', 100],
      ['Freight', 200],
    ]);
    const kept = [segment('L5', { 2: 'Paper' }), segment('L5'), segment('N9', { 2: 'Number' }), line('100')];
    expect(chargesOf(kept).map(({ text }) => text)).toEqual(['Paper']);
    const others = [segment('N9', { 2: 'Number' }), segment('L0', { 4: '500' }), line('100')];
    expect(chargesOf(others).map(({ text, cents }) => [text, cents])).toEqual([['Freight', 100]]);
    const coded = [line('100', 'lft', 'Lift gate'), line('200', 'LFT'), segment('L5', { 2: '' }), line('300', 'zzz')];
    expect(chargesOf(coded).map(({ code, text }) => [code, text])).toEqual([
      ['LFT', 'Lift gate'],
      ['LFT', 'LFT'],
      ['ZZZ', 'ZZZ'],
    ]);
  });

  it('mean what their code says, else what their text says, and freight without either', () => {
    const familyOf = (code: string, text: string) => chargesOf([line('100', code, text)])[0]?.meaning?.family;
    expect(familyOf('FSC', '')).toBe('fuel_surcharge');
    expect(familyOf('', 'FUEL SURCHARGE')).toBe('fuel_surcharge');
    expect(familyOf('QQQ', 'FUEL SURCHARGE')).toBe('fuel_surcharge');
    expect(familyOf('', '')).toBe('transportation');
    expect(familyOf('', 'Mystery')).toBe('transportation');
    expect(familyOf('QQQ', 'Mystery')).toBeUndefined();
  });

  it('are one for the whole bill without lines, and none without an amount', () => {
    expect(chargesOf([], 700)).toEqual([{ ...freight, cents: 700 }]);
    expect(chargesOf([])).toEqual([]);
  });

  it('are read in the way that adds up to what the bill states', () => {
    const [gross, total, discount] = [line('1000'), line('1000', 'TFGHT'), line('200', 'DSC')];
    const read = (lines: readonly Segment[], statedCents: number | null) =>
      chargesOf(lines, statedCents).map(({ cents }) => cents);
    expect(read([gross, total, discount], 2_200)).toEqual([1_000, 1_000, 200]);
    expect(read([gross, total], 1_000)).toEqual([1_000]);
    expect(read([gross, discount], 800)).toEqual([1_000, -200]);
    expect(read([gross, line('-200', 'DSC')], 800)).toEqual([1_000, -200]);
    expect(read([gross, total, discount], 800)).toEqual([1_000, -200]);
    expect(read([gross, total, discount], 1_200)).toEqual([1_000, 200]);
    expect(read([gross, total, discount], 1_800)).toEqual([1_000, 1_000, -200]);
    expect(read([gross, line('500', 'TFGHT'), line('-500', 'TDSC')], 1_000)).toEqual([1_000, 500, -500]);
    expect(read([gross, total, discount], 5)).toEqual([1_000, 1_000, 200]);
    expect(read([gross, total, discount], null)).toEqual([1_000, 1_000, 200]);
  });
});
