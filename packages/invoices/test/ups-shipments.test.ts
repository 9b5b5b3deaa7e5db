import { describe, expect, it } from 'vitest';
import { upsShipments } from '../src/layouts/ups-billing-data/ups-shipments.ts';
import { type UpsTexts, upsRow } from './ups-row.ts';

const context = { usdRate: '0.7', defaultStateOf: () => '' };
const shipmentsOf = (...rows: readonly UpsTexts[]) => [
  ...upsShipments(
    rows.map((row, index) => upsRow({ line: index + 1, ...row })),
    context,
  ),
];
const packagesOf = (...rows: readonly UpsTexts[]) => shipmentsOf(...rows).map((shipment) => shipment.package);
const packageOf = (texts: UpsTexts) => packagesOf(texts)[0];

const surcharge = { classification: 'ACC', chargeCode: 'RES', chargeDescription: 'Residential Surcharge' };
const adjustment = { category: 'ADJ', categoryDetail: 'SCC', chargeDescription: 'Correction' };
const ofAccount = { trackingNumber: '', category: 'MIS', categoryDetail: 'SVCH', chargeDescription: 'Service Charge' };

describe('the shipments of a UPS invoice', () => {
  it('are one for each tracking number, and one for each row of the account', () => {
    const shipments = shipmentsOf({}, { trackingNumber: '1Z2' }, ofAccount, surcharge, ofAccount);
    expect(shipments.map(({ charges, package: { tracking_number } }) => [tracking_number, charges.length])).toEqual([
      ['1Z1', 2],
      ['1Z2', 1],
      [null, 1],
      [null, 1],
    ]);
  });

  it('leave out the rows for information', () => {
    expect(shipmentsOf({ classification: 'INF' })).toEqual([]);
    expect(shipmentsOf({}, { classification: 'INF' })[0]?.charges).toHaveLength(1);
  });
});

describe('what a UPS shipment is', () => {
  const kindsOf = (...rows: readonly UpsTexts[]) =>
    packagesOf(...rows).map(({ row_kind, no_of_pkgs, service, bill_option }) => [
      row_kind,
      no_of_pkgs,
      service,
      bill_option,
    ]);
  const prepaid = { billOption: 'p/p' };

  it('is a package where the freight is billed, whichever row comes first', () => {
    const counted = [['package', 1, 'Ground Commercial', 'PREPAID']];
    expect(kindsOf(prepaid)).toEqual(counted);
    expect(kindsOf(surcharge, prepaid)).toEqual(counted);
    expect(kindsOf({ ...surcharge, packageQuantity: '1' }, prepaid)).toEqual(counted);
    expect(kindsOf(adjustment, surcharge, prepaid)).toEqual(counted);
    expect(kindsOf({ ...prepaid, category: 'RTN' })).toEqual(counted);
  });

  it('is a package of an import invoice, or with a quantity, also without its freight', () => {
    const counted = [['package', 1, null, 'PREPAID']];
    expect(kindsOf({ ...surcharge, ...prepaid, invoiceType: 'I' })).toEqual(counted);
    expect(kindsOf({ ...surcharge, ...prepaid, packageQuantity: '1' })).toEqual(counted);
    expect(kindsOf(adjustment, { ...surcharge, ...prepaid, packageQuantity: '2' })).toEqual(counted);
  });

  it('is an adjustment of a package where neither is billed', () => {
    const adjusting = (service: string) => [['adjustment', 0, service, 'PREPAID']];
    expect(kindsOf({ ...surcharge, ...prepaid, packageQuantity: '0' })).toEqual(adjusting('Residential Surcharge'));
    expect(kindsOf({ ...adjustment, ...prepaid, packageQuantity: '1' })).toEqual(adjusting('Correction'));
    expect(kindsOf({ ...prepaid, categoryDetail: 'CHBK' })).toEqual(adjusting('Ground Commercial'));
    const freight = { ...adjustment, ...prepaid, chargeDescription: 'Freight' };
    expect(kindsOf({ ...adjustment, classification: 'ACC' }, freight)).toEqual(adjusting('Freight'));
  });

  it('is of the account where there is no number', () => {
    expect(kindsOf({ ...ofAccount, ...prepaid })).toEqual([['account', 0, null, null]]);
    expect(packageOf(ofAccount)).toMatchObject({ service_category: 'Other', charge_description: 'Service Charge' });
  });
});

describe('a UPS package', () => {
  it('has all that its row says', () => {
    expect(
      packageOf({
        transactionDate: '2025-06-28',
        deliveryDate: '2025-07-01',
        zone: '005',
        billOption: 'F/C',
        senderName: 'Ann',
        senderCompany: 'Invented Goods',
        senderAddress: '1 Main St',
        senderAddress2: 'Floor 2',
        senderCity: 'Hilliard',
        senderState: 'OH',
        senderPostal: '43026',
        senderCountry: 'US',
        receiverName: 'Bob',
        receiverCompany: 'Example Hardware',
        receiverAddress: '2 High St',
        receiverAddress2: 'Rear',
        receiverCity: 'Covington',
        receiverState: 'LA',
        receiverPostal: '70433',
        receiverCountry: 'US',
        enteredWeight: '5.0',
        enteredWeightUnit: 'L',
        billedWeight: '6.0',
        billedWeightUnit: 'L',
        packageDimensions: '12.0x 9.0x 7.0',
      }),
    ).toMatchObject({
      invoice_number: 'A1B2C3275',
      account_number: 'A1B2C3',
      bill_date: '2025-07-05',
      usd_rate: '0.7',
      pickup_date: '2025-06-28',
      delivery_date: '2025-07-01 00:00:00',
      tracking_number: '1Z1',
      bucket_name: 'parcel',
      mode_category: 'Parcel Ground',
      service: 'Ground Commercial',
      service_category: 'Ground',
      zone: '5',
      bill_option: 'COLLECT',
      sender_city: 'Hilliard',
      sender_state: 'OH',
      sender_postal_code: '43026',
      sender_cntry: 'US',
      consignee_city: 'Covington',
      consignee_state: 'LA',
      consignee_postal_code: '70433',
      consignee_cntry: 'US',
      charge_description: 'Ground Commercial',
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

  it('has nothing where its row says nothing, and was picked up on the bill date', () => {
    expect(packageOf({ chargeDescription: '', miscellaneousLine1: 'Freight' })).toMatchObject({
      pickup_date: '2025-07-05',
      delivery_date: null,
      zone: null,
      bill_option: null,
      charge_description: 'Freight',
      length: null,
      dim_unit: null,
      sender_name: null,
      consignee_address: null,
    });
  });

  it.each<[string, UpsTexts, readonly (string | null)[]]>([
    [
      'the measured ones',
      { packageDimensions: '3x2x1', keyedDimensions: '9x9x9', keyedDimensionUnit: 'C' },
      ['3.00', '2.00', '1.00', 'inches'],
    ],
    [
      'else those that were keyed in',
      { keyedDimensions: '3X2X1', keyedDimensionUnit: ' cm' },
      ['3.00', '2.00', '1.00', 'cm'],
    ],
    [
      'in centimetres if the row says so',
      { packageDimensions: '3x2x1', dimensionUnit: 'C' },
      ['3.00', '2.00', '1.00', 'cm'],
    ],
    ['none if a side is missing', { packageDimensions: '3x2' }, [null, null, null, null]],
    ['none if the first side is nothing', { packageDimensions: '0x1x1' }, [null, null, null, null]],
    ['none if a side is endless', { packageDimensions: '3x1E999x1' }, [null, null, null, null]],
    ['none if a side is nothing', { packageDimensions: '3x0x1' }, [null, null, null, null]],
    ['none if a side is no number', { packageDimensions: '3xAx1' }, [null, null, null, null]],
  ])('has the sizes: %s', (_, texts, expected) => {
    const { length, width, height, dim_unit } = packageOf(texts) ?? {};
    expect([length, width, height, dim_unit]).toEqual(expected);
  });

  it('has the net amounts that pages show by themselves', () => {
    const row = (texts: UpsTexts, netCents: number) => ({ ...adjustment, ...texts, netCents });
    const auditFee = { categoryDetail: 'CADJ', chargeDescription: 'Audit Fee' };
    expect(
      packagesOf(
        row({ categoryDetail: 'ADC' }, 1),
        row({ categoryDetail: 'SCC' }, 20),
        row({ categoryDetail: 'CHBK' }, 300),
        row({ categoryDetail: 'MISC', chargeCode: 'EVS' }, 4_000),
        row(auditFee, 50_000),
      ),
    ).toMatchObject([
      {
        address_correction_amt: '0.01',
        shipping_charge_correction_amt: '0.20',
        chargeback_amt: '3.00',
        declared_amt: '40.00',
        scc_audit_fee_amt: '500.00',
        net_amount: '543.21',
      },
    ]);
  });
});
