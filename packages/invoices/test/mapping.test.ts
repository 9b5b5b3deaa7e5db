import { describe, expect, test } from 'vitest';
import { csv, type Line, linesOfFixture } from './csv.ts';
import { packageCount, readContent } from './read-file.ts';

type Values = Readonly<Record<number, string>>;
const changed = (line: Line, values: Values): Line => line.map((field, place) => values[place] ?? field);

describe('a UPS row', () => {
  const [freight = []] = linesOfFixture('ups_250_invoice_1.csv');
  const charge = (values: Values): Line =>
    changed(freight, { 10: '10.00', 18: '0', 51: '0.00', 52: '10.00', ...values });

  test('of a later invoice is an adjustment of the package, on the later invoice', async () => {
    const original = charge({ 18: '1', 52: '10.00' });
    const later = charge({ 4: '2025-08-02', 5: '0000000Z9Z99279', 34: 'ADJ', 35: 'SCC' });
    const { packages } = await readContent(csv([original, later]));
    expect(packages).toMatchObject([
      { row_kind: 'package', no_of_pkgs: 1, bill_date: '2025-07-05', shipping_charge_correction_amt: '0.00' },
      { row_kind: 'adjustment', no_of_pkgs: 0, bill_date: '2025-08-02', shipping_charge_correction_amt: '10.00' },
    ]);
    expect(packages[0]?.tracking_number).toBe(packages[1]?.tracking_number);
  });

  test('without the original is kept', async () => {
    const { packages } = await readContent(csv([charge({ 34: 'ADJ', 35: 'ADC' })]));
    expect(packages).toMatchObject([{ row_kind: 'adjustment', no_of_pkgs: 0, address_correction_amt: '10.00' }]);
  });

  test('is linked by the number of the original when it has none itself', async () => {
    const { packages } = await readContent(csv([charge({ 13: '', 20: '', 34: 'ADJ', 35: 'RTS', 200: '1ZORIGINAL' })]));
    expect(packages).toMatchObject([{ row_kind: 'adjustment', tracking_number: '1ZORIGINAL' }]);
  });

  test('without any number is one of the account, in spend and not in packages', async () => {
    const account = charge({ 11: '', 13: '', 20: '', 34: 'MIS', 35: 'SVCH', 44: '205', 45: 'Service Charge' });
    const { packages, charges } = await readContent(csv([account]));
    expect(packages).toMatchObject([
      { row_kind: 'account', no_of_pkgs: 0, tracking_number: null, fee_amount: '10.00', pickup_date: '2025-07-05' },
    ]);
    expect(charges).toMatchObject([{ charge_family: 'fee', charge_category: 'MIS/SVCH' }]);
  });

  test('for information stays out of sums, charges and packages', async () => {
    const { file, packages, charges } = await readContent(
      csv([charge({ 18: '1' }), charge({ 18: '1', 43: 'INF', 52: '99.00' })]),
    );
    expect(file.invoices).toMatchObject([{ rows: 2, netCents: 1_000 }]);
    expect(packageCount(packages)).toBe(1);
    expect(charges).toHaveLength(1);
  });

  test('of a package whose freight stands on another invoice counts no package', async () => {
    const { packages } = await readContent(csv([charge({ 43: 'ACC', 44: 'RES', 45: 'Residential Surcharge' })]));
    expect(packages).toMatchObject([{ row_kind: 'adjustment', no_of_pkgs: 0, other_accessorial_amount: '10.00' }]);
  });

  test('that nobody knows is one of the family other', async () => {
    const { charges } = await readContent(csv([charge({ 43: 'NEW', 44: 'ZZZ', 45: 'Moon Delivery' })]));
    expect(charges).toMatchObject([
      { charge_family: 'other', accessorial_code: 'ZZZ', charge_description: 'Moon Delivery', net_amount: '10.00' },
    ]);
  });

  test.each([
    ['ADJ', 'VOID', 'Void', '0.00', '10.00'],
    ['ADJ', 'GSR', 'GSR / late delivery', '10.00', '0.00'],
    ['ADJ', 'RADJ', 'Residential', '10.00', '0.00'],
  ])('of %s/%s that gives money back is a credit: %s', async (category, detail, type, audit, client) => {
    const { charges } = await readContent(csv([charge({ 10: '-10.00', 34: category, 35: detail, 52: '-10.00' })]));
    expect(charges).toMatchObject([
      { credit_type: type, net_amount: '-10.00', audit_refund_amount: audit, client_refund_amount: client },
    ]);
  });

  test('of a contract incentive is no refund', async () => {
    const { charges } = await readContent(csv([charge({ 10: '-2.00', 43: 'ACC', 44: 'SIM', 52: '-2.00' })]));
    expect(charges).toMatchObject([{ credit_type: null, audit_refund_amount: '0.00', client_refund_amount: '0.00' }]);
  });

  test.each([
    ['L', '16.0', 'lbs', '16.00'],
    ['K', '10.0', 'kgs', '22.046226'],
    ['O', '8.0', 'oz', '0.50'],
  ])('weighs in %s as billed, and in pounds', async (unit, weight, stored, pounds) => {
    const { packages } = await readContent(csv([charge({ 28: weight, 29: unit })]));
    expect(packages).toMatchObject([{ bill_weight_unit: stored, bill_weight_pounds: pounds }]);
  });

  test.each([
    ['P/P', 'PREPAID'],
    ['F/C', 'COLLECT'],
    ['T/P', 'THIRD PARTY'],
    ['DTP', 'THIRD PARTY'],
  ])('with the bill option %s is %s', async (code, option) => {
    const { packages } = await readContent(csv([charge({ 17: code })]));
    expect(packages).toMatchObject([{ bill_option: option }]);
  });

  test('keeps its currency; accounts and invoices lose their padding', async () => {
    const { file } = await readContent(csv([charge({ 2: '0000012345', 5: '000000012345275', 9: 'CAD' })]));
    expect(file.invoices).toMatchObject([{ accountNumber: '12345', invoiceNumber: '12345275', currencyCode: 'CAD' }]);
  });

  test('without a known state goes to the default state of its country', async () => {
    const { packages } = await readContent(csv([charge({ 79: '', 81: '' })]));
    expect(packages).toMatchObject([
      { consignee_state: null, normalised_consignee_state: 'CA', normalised_consignee_country: 'US' },
    ]);
  });
});

test('invoices whose rows are mixed come whole, each with its own rows', async () => {
  const [one, two] = [linesOfFixture('ups_250_invoice_1.csv'), linesOfFixture('ups_250_invoice_2.csv')];
  const mixed = two.flatMap((line, index) => [line, ...(one[index] ? [one[index]] : [])]);
  const { invoices, packages } = await readContent(csv(mixed));
  expect(invoices.map(({ netCents, statedCents }) => [netCents, statedCents])).toEqual(
    expect.arrayContaining([
      [237_980, 237_980],
      [249_862, 249_862],
    ]),
  );
  expect(packageCount(packages)).toBe(118 + 128);
});

describe('a FedEx row', () => {
  const [header = [], first = []] = linesOfFixture('fedex_fbo_210.csv');
  const cleared = first.map((field, place) => (place >= 107 ? '' : field));
  const row = (values: Values): Line => changed(cleared, { 5: '20.00', 10: '20.00', 11: '20.00', ...values });

  test('of a correction counts no package, even with all that is known of the shipment', async () => {
    const values = { 10: '0.00', 107: 'Address Correction', 108: '20.00' };
    const { packages } = await readContent(csv([header, row(values)]));
    expect(packages).toMatchObject([{ row_kind: 'adjustment', no_of_pkgs: 0, address_correction_amt: '20.00' }]);
  });

  test('that gives transportation back counts no package', async () => {
    const { packages } = await readContent(csv([header, row({ 5: '-20.00', 10: '-20.00', 11: '-20.00' })]));
    expect(packages).toMatchObject([{ row_kind: 'adjustment', no_of_pkgs: 0, net_amount: '-20.00' }]);
  });

  test.each([
    ['', 1],
    ['1', 1],
    ['2', 2],
  ])('of ‘%s’ pieces counts %i', async (pieces, count) => {
    const { packages } = await readContent(csv([header, row({ 23: pieces })]));
    expect(packages).toMatchObject([{ row_kind: 'package', no_of_pkgs: count }]);
  });

  test('has the prefix of ground numbers before its own', async () => {
    const { packages } = await readContent(csv([header, row({ 8: '9611', 9: '796312123762' })]));
    expect(packages).toMatchObject([{ tracking_number: '9611796312123762' }]);
  });

  test('without a number is one of the account', async () => {
    const values = { 9: '', 10: '', 12: '', 14: '', 107: 'Weekly Service Chg', 108: '20.00' };
    const { packages } = await readContent(csv([header, row(values)]));
    expect(packages).toMatchObject([{ row_kind: 'account', fee_amount: '20.00', no_of_pkgs: 0 }]);
  });

  test.each([
    ['20250708', 'On Time'],
    ['20250709', 'Late'],
    ['', null],
  ])('of two days over a weekend, delivered on ‘%s’, is %s', async (delivered, status) => {
    const { packages } = await readContent(csv([header, row({ 12: 'FedEx 2Day', 14: '20250704', 15: delivered })]));
    expect(packages).toMatchObject([{ service_category: '2 Day', estimated_days: 2, tracking_status: status }]);
  });

  test.each([
    ['FedEx Ground', 'FedEx Ground'],
    ['', 'Transportation Charge'],
  ])('of the service ‘%s’ has a charge ‘%s’, and each other charge by its own name', async (service, named) => {
    const values = { 10: '15.00', 12: service, 107: 'Fuel Surcharge', 108: '5.00' };
    const { charges } = await readContent(csv([header, row(values)]));
    expect(charges).toMatchObject([
      { charge_description: named, accessorial_code: null, net_amount: '15.00' },
      { charge_description: 'Fuel Surcharge', accessorial_code: 'Fuel Surcharge', net_amount: '5.00' },
    ]);
  });

  test('is read below a header with other capitals, spaces and marks', async () => {
    const others = header.map((name) => name.toUpperCase().replaceAll(' ', '_'));
    const { packages } = await readContent(csv([others, row({})]));
    expect(packages).toMatchObject([{ net_amount: '20.00', bill_date: '2025-07-07' }]);
  });

  test('of a service that promises no day has no status', async () => {
    const { packages } = await readContent(csv([header, row({ 12: 'Ground' })]));
    expect(packages).toMatchObject([{ tracking_status: null, delivery_date: '2025-07-04 09:18:00' }]);
  });
});
