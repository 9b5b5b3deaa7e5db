import { describe, expect, it } from 'vitest';
import type { FedexColumn } from '../src/layouts/fedex-billing-online/fedex-columns.ts';
import type { FedexRow } from '../src/layouts/fedex-billing-online/fedex-row.ts';
import { fedexShipments } from '../src/layouts/fedex-billing-online/fedex-shipments.ts';

const context = { usdRate: '0.7', defaultStateOf: () => '' };

interface Billed extends Partial<Omit<FedexRow, 'text'>> {
  readonly texts?: Partial<Record<FedexColumn, string>>;
}

/** A row that bills a package of one piece, shipped on a Friday. */
function shipmentOf({ texts = {}, ...given }: Billed) {
  const row: FedexRow = {
    line: 1,
    layout: 'fedex-billing-online',
    invoice: {
      carrierId: 2,
      carrierName: 'FedEx',
      accountNumber: '987654321',
      invoiceNumber: '912340001',
      billDate: '2025-07-07',
      currencyCode: 'USD',
    },
    netCents: 1_000,
    statedCents: 1_000,
    characters: 0,
    fingerprint: 'row',
    trackingNumber: '796312100001',
    shipmentDate: '2025-07-04',
    isOfNoShipment: false,
    deliveryDate: undefined,
    transportationCents: 1_000,
    charges: [],
    pieces: 1,
    kept: '',
    text: (column) => ({ serviceType: 'FedEx 2Day', ...texts })[column] ?? '',
    ...given,
  };
  return [...fedexShipments([row], context)][0];
}
const packageOf = (row: Billed) => shipmentOf(row)?.package;
const charge = (description: string, cents: number) => ({ description, cents });

describe('what a FedEx row bills', () => {
  const kindOf = (row: Billed) => {
    const { row_kind, no_of_pkgs, bill_option, mode_category, service_category } = packageOf(row) ?? {};
    return [row_kind, no_of_pkgs, bill_option, mode_category, service_category];
  };
  const texts = { payor: 'Third Party' };
  const ofPackage = ['THIRD PARTY', 'Parcel Express', '2 Day'];

  it('is a package that was shipped and whose transport costs something', () => {
    expect(kindOf({ texts })).toEqual(['package', 1, ...ofPackage]);
    expect(kindOf({ texts, charges: [charge('Fuel Surcharge', 100)] })).toEqual(['package', 1, ...ofPackage]);
    expect(kindOf({ texts, transportationCents: 0, netCents: 0 })).toEqual(['package', 1, ...ofPackage]);
    const cheap = { transportationCents: 1, charges: [charge('Fuel Surcharge', 100)] };
    expect(kindOf({ texts, ...cheap })).toEqual(['package', 1, ...ofPackage]);
    const free = { transportationCents: 0, netCents: 0, charges: [charge('Fuel Surcharge', 0)] };
    expect(kindOf({ texts, ...free })).toEqual(['package', 1, ...ofPackage]);
  });

  it('is an adjustment where only other things are billed, money comes back, or nothing was shipped', () => {
    const adjustment = ['adjustment', 0, ...ofPackage];
    expect(kindOf({ texts, transportationCents: 0, charges: [charge('Residential', 100)] })).toEqual(adjustment);
    expect(kindOf({ texts, netCents: -1 })).toEqual(adjustment);
    expect(kindOf({ texts, shipmentDate: undefined, isOfNoShipment: true })).toEqual(adjustment);
  });

  it('is of the account without a number', () => {
    expect(kindOf({ texts, trackingNumber: null })).toEqual(['account', 0, null, 'Other', 'Other']);
  });

  it('counts all pieces where the money is, and none where it is not', () => {
    expect(kindOf({ texts, pieces: 3 })[1]).toBe(3);
    expect(kindOf({ texts: { packageId: '2' } })[1]).toBe(0);
    const piece = { texts: { masterTrackingId: '1' }, transportationCents: 0, netCents: 0 };
    expect(kindOf(piece)[1]).toBe(0);
    expect(kindOf({ ...piece, transportationCents: 1 })[1]).toBe(1);
    expect(kindOf({ ...piece, charges: [charge('Fuel Surcharge', 0)] })[1]).toBe(1);
  });
});

describe('a FedEx package', () => {
  it('has all that its row says', () => {
    const texts = {
      zone: '03',
      shipperName: 'Ann',
      shipperCompany: 'Invented Goods',
      shipperAddress: '1 Main St',
      shipperAddress2: 'Floor 2',
      shipperCity: 'Hilliard',
      shipperState: 'OH',
      shipperZip: '43026',
      shipperCountry: 'US',
      recipientName: 'Bob',
      recipientCompany: 'Example Hardware',
      recipientAddress: '2 High St',
      recipientAddress2: 'Rear',
      recipientCity: 'Aurora',
      recipientState: 'IL',
      recipientZip: '60505',
      recipientCountry: 'US',
      actualWeight: '5.0',
      actualWeightUnit: 'lbs',
      ratedWeight: '6.0',
      ratedWeightUnit: 'lbs',
      length: '12',
      width: '9',
      height: '7',
      deliveryTime: '9:18',
      signature: 'B.OB',
    };
    expect(packageOf({ texts, deliveryDate: '2025-07-08' })).toMatchObject({
      invoice_number: '912340001',
      bill_date: '2025-07-07',
      usd_rate: '0.7',
      pickup_date: '2025-07-04',
      delivery_date: '2025-07-08 09:18:00',
      scheduled_date: '2025-07-08 00:00:00',
      estimated_days: 2,
      tracking_status: 'On Time',
      delivery_status: 'Delivered',
      delivery_location: 'B.OB',
      tracking_number: '796312100001',
      bucket_name: 'parcel',
      service: 'FedEx 2Day',
      charge_description: 'FedEx 2Day',
      zone: '3',
      sender_city: 'Hilliard',
      sender_state: 'OH',
      sender_postal_code: '43026',
      sender_cntry: 'US',
      consignee_city: 'Aurora',
      consignee_state: 'IL',
      consignee_postal_code: '60505',
      consignee_cntry: 'US',
      actual_weight: '5.00',
      bill_weight: '6.00',
      length: '12.00',
      width: '9.00',
      height: '7.00',
      dim_unit: 'inches',
      sender_name: 'Ann',
      sender_company: 'Invented Goods',
      sender_address: '1 Main St Floor 2',
      consignee_name: 'Bob',
      consignee_company: 'Example Hardware',
      consignee_address: '2 High St Rear',
      net_amount: '10.00',
    });
  });

  it('has nothing where its row says nothing', () => {
    const row = { texts: { serviceType: '' }, shipmentDate: undefined, charges: [charge('Audit', 100)] };
    expect(packageOf(row)).toMatchObject({
      pickup_date: '2025-07-07',
      delivery_date: null,
      scheduled_date: null,
      estimated_days: null,
      tracking_status: null,
      delivery_status: null,
      delivery_location: null,
      service: null,
      charge_description: 'Audit',
      zone: null,
      bill_option: null,
      length: null,
      dim_unit: null,
      sender_name: null,
    });
    expect(packageOf({ ...row, charges: [] })).toMatchObject({ charge_description: null });
  });

  it('has the number of its piece where there is one', () => {
    expect(packageOf({ texts: { packageId: '796312100009' } })).toMatchObject({ tracking_number: '796312100009' });
  });

  it.each<[string, Billed, string | null]>([
    ['a day late', { deliveryDate: '2025-07-09' }, 'Late'],
    ['on the promised day', { deliveryDate: '2025-07-08' }, 'On Time'],
    ['not yet', {}, null],
    ['by a service without a promise', { texts: { serviceType: 'Ground' }, deliveryDate: '2025-07-09' }, null],
    ['as part of a correction', { netCents: -1, deliveryDate: '2025-07-09' }, null],
    ['without a day of shipment', { shipmentDate: undefined, deliveryDate: '2025-07-09' }, null],
  ])('that is delivered %s is late or not', (_, row, status) => {
    expect(packageOf(row)?.tracking_status).toBe(status);
  });

  it.each<[string, Billed, string | null]>([
    ['over a holiday', { shipmentDate: '2025-07-03' }, '2025-07-08 00:00:00'],
    [
      'after it was printed two days earlier',
      { shipmentDate: '2025-07-07', texts: { tenderedDate: '20250709' } },
      '2025-07-11 00:00:00',
    ],
    [
      'with a tender that no one can read',
      { shipmentDate: '2025-07-07', texts: { tenderedDate: '2025' } },
      '2025-07-09 00:00:00',
    ],
    [
      'for a Saturday that is paid for',
      {
        shipmentDate: '2025-07-11',
        texts: { serviceType: 'FedEx Priority Overnight' },
        charges: [charge('Saturday Delivery', 1_600)],
        netCents: 2_600,
      },
      '2025-07-12 00:00:00',
    ],
    [
      'on a Friday without',
      { shipmentDate: '2025-07-11', texts: { serviceType: 'FedEx Priority Overnight' } },
      '2025-07-14 00:00:00',
    ],
  ])('that was shipped %s is promised for its day', (_, row, promised) => {
    expect(packageOf(row)?.scheduled_date).toBe(promised);
  });

  it('is shipped when FedEx gets it, not when its label was printed', () => {
    expect(packageOf({ texts: { tenderedDate: '20250709' } })?.pickup_date).toBe('2025-07-09');
    expect(packageOf({ texts: { tenderedDate: '20250701' } })?.pickup_date).toBe('2025-07-04');
  });

  it('is corrected by transportation and fuel that are billed for it again', () => {
    const charges = [charge('Additional weight charge', 400), charge('Fuel Surcharge', 80), charge('Residential', 395)];
    const corrected = packageOf({ charges, transportationCents: 0, netCents: 875 });
    expect(corrected).toMatchObject({ row_kind: 'adjustment', shipping_charge_correction_amt: '4.80' });
    const others = [charge('Chargeback', 2_100), charge('Audit Fee', 165)];
    expect(packageOf({ charges: others, transportationCents: 0, netCents: 2_265 })).toMatchObject({
      chargeback_amt: '21.00',
      scc_audit_fee_amt: '1.65',
    });
  });

  it.each([
    ['9:18', '09:18:00'],
    ['09:18', '09:18:00'],
    ['918', '09:18:00'],
    ['2359', '23:59:00'],
    ['0:00', '00:00:00'],
    ['24:00', '00:00:00'],
    ['12:60', '00:00:00'],
    ['noon', '00:00:00'],
    ['', '00:00:00'],
  ])('was delivered at ‘%s’: %s', (deliveryTime, time) => {
    const delivered = packageOf({ texts: { deliveryTime }, deliveryDate: '2025-07-08' });
    expect(delivered?.delivery_date).toBe(`2025-07-08 ${time}`);
  });

  it.each([
    ['3', 'C', ['1.00', '2.00', '3.00', 'cm']],
    ['3', 'cm', ['1.00', '2.00', '3.00', 'cm']],
    ['3', '', ['1.00', '2.00', '3.00', 'inches']],
    ['0', 'C', [null, null, null, null]],
    ['', 'C', [null, null, null, null]],
    ['?', 'C', [null, null, null, null]],
    ['1E999', 'C', [null, null, null, null]],
  ])('of the height ‘%s’ in ‘%s’ has these sizes', (heightText, dimensionUnit, expected) => {
    const sizes = packageOf({ texts: { length: '1', width: '2', height: heightText, dimensionUnit } });
    expect([sizes?.length, sizes?.width, sizes?.height, sizes?.dim_unit]).toEqual(expected);
  });

  it('is given back as a credit where it was adjusted, and not where money of the account comes back', () => {
    const creditOf = (row: Billed) =>
      shipmentOf({ charges: [charge('Service Failure', -100)], netCents: -100, transportationCents: 0, ...row })
        ?.charges[0]?.credit_type;
    expect(creditOf({})).toBe('GSR / late delivery');
    expect(creditOf({ trackingNumber: null })).toBeNull();
  });

  it('has the net amounts that pages show by themselves', () => {
    const charges = [charge('Address Correction', 20), charge('Declared Value', 300), charge('Fuel Surcharge', 4_000)];
    expect(packageOf({ charges, netCents: 5_320 })).toMatchObject({
      address_correction_amt: '0.20',
      declared_amt: '3.00',
      shipping_charge_correction_amt: '0.00',
      chargeback_amt: '0.00',
      scc_audit_fee_amt: '0.00',
      net_amount: '53.20',
    });
  });
});
