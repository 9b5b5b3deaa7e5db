import type { InvoiceMapping } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { guessMapping, mappingProblems, readSample } from '../../src/index.ts';
import { withFile } from '../read-file.ts';
import { readMapped } from './read-mapped.ts';

/** A made-up file, what must be guessed of it, and what it amounts to. */
interface Case {
  readonly name: string;
  readonly lines: readonly string[];
  readonly guess: object;
  /** What the user adds. */
  readonly fixed?: Partial<InvoiceMapping['fixed']>;
  readonly net: number;
  readonly stated: number | null;
  readonly packages: number;
  readonly families: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'American, a column for each charge, with a total of the row',
    lines: [
      'Invoice Number,Invoice Date,Account #,Tracking #,Ship Date,Service,Zone,Billed Weight (lbs),Ship To City,Ship To State,Ship To Zip,Freight Charge,Fuel Surcharge,Residential Fee,Total Charge',
      'INV-100,11/14/2025,AC900,PX0000000011,11/10/2025,Ground,4,12,Austin,TX,73301,10.00,1.25,4.00,15.25',
      'INV-100,11/14/2025,AC900,PX0000000012,11/11/2025,Ground,5,3,Reno,NV,89501,8.00,1.00,0.00,9.00',
      'INV-100,11/14/2025,AC900,PX0000000013,11/11/2025,Express,2,7,Provo,UT,84601,22.50,2.75,4.00,29.25',
    ],
    guess: {
      columns: {
        trackingNumber: 'Tracking #',
        invoiceNumber: 'Invoice Number',
        billDate: 'Invoice Date',
        accountNumber: 'Account #',
        shipDate: 'Ship Date',
        service: 'Service',
        zone: 'Zone',
        billedWeight: 'Billed Weight (lbs)',
        consigneeCity: 'Ship To City',
        consigneeState: 'Ship To State',
        consigneePostalCode: 'Ship To Zip',
      },
      dateOrder: 'month first',
      decimalMark: '.',
      charges: { kind: 'columns', rowTotal: 'Total Charge' },
    },
    net: 5_350,
    stated: null,
    packages: 3,
    families: ['fuel_surcharge', 'other_accessorial', 'transportation'],
  },
  {
    name: 'a fee that every package of the invoice costs alike',
    lines: [
      'Acct;Inv #;Inv Date;Parcel ID;Wt (kg);Base;Fuel;Remote area;Line total',
      'PP-77;PPI-1001;14/11/2026;PPX0000000;1,500;10,20;1,50;1.002,40;1.014,10',
      'PP-77;PPI-1001;14/11/2026;PPX0000001;2,500;11,20;1,50;0,00;12,70',
      'PP-77;PPI-1001;14/11/2026;PPX0000002;12,500;12,20;1,50;0,00;13,70',
    ],
    guess: {
      decimalMark: ',',
      charges: {
        kind: 'columns',
        columns: [{ column: 'Base' }, { column: 'Fuel' }, { column: 'Remote area' }],
        rowTotal: 'Line total',
      },
      controlTotal: { kind: 'none' },
    },
    fixed: { currency: 'EUR' },
    net: 104_050,
    stated: null,
    packages: 3,
    families: ['fuel_surcharge', 'other_accessorial', 'transportation'],
  },
  {
    name: 'German, one row for each charge, with a last line that sums',
    lines: [
      'Alpenpost GmbH;;;;;;;',
      'Rechnungsnr.;Rechnungsdatum;Kundennummer;Paketnummer;Leistung;Gewicht kg;Betrag EUR;PLZ',
      '4711;03.11.2025;88001;AP100000001;Fracht;12,5;1.204,50;80331',
      '4711;03.11.2025;88001;AP100000001;Treibstoffzuschlag;12,5;10,25;80331',
      '4711;03.11.2025;88001;AP100000002;Fracht;2,0;6,10;10115',
      '4711;03.11.2025;88001;AP100000002;Treibstoffzuschlag;2,0;0,90;10115',
      'Summe;;;;;;1.221,75;',
    ],
    guess: {
      columns: { trackingNumber: 'Paketnummer', invoiceNumber: 'Rechnungsnr.', accountNumber: 'Kundennummer' },
      fixed: { currency: 'EUR', weightUnit: 'kg' },
      dateOrder: 'day first',
      decimalMark: ',',
      charges: { kind: 'rows', amount: 'Betrag EUR', description: 'Leistung' },
      controlTotal: { kind: 'line', text: 'Summe', column: 'Betrag EUR' },
    },
    net: 122_175,
    stated: 122_175,
    packages: 2,
    families: ['fuel_surcharge', 'transportation'],
  },
  {
    name: 'German in the abbreviations of an accounting program',
    lines: [
      'RE-Nr.;Rechnungsdatum;Kto.-Nr.;Sendungsnr.;Leistung;Gewicht kg;Betrag EUR',
      'R77;03.11.2025;88002;GL200000001;Fracht;1,5;4,20',
      'R77;03.11.2025;88002;GL200000001;Treibstoffzuschlag;1,5;0,30',
      'R77;03.11.2025;88002;GL200000002;Fracht;3,0;5,50',
    ],
    guess: {
      columns: { trackingNumber: 'Sendungsnr.', invoiceNumber: 'RE-Nr.', accountNumber: 'Kto.-Nr.' },
      dateOrder: 'day first',
      decimalMark: ',',
      charges: { kind: 'rows', amount: 'Betrag EUR', description: 'Leistung' },
    },
    net: 1_000,
    stated: null,
    packages: 2,
    families: ['fuel_surcharge', 'transportation'],
  },
  {
    name: 'French with tabs, a tax, a net, and the total of the invoice in every row',
    lines: [
      'N° de suivi\tFacture\tDate facture\tCompte\tPoids (kg)\tTransport\tCarburant\tMontant HT\tTVA\tMontant TTC\tTotal facture',
      'FR900000001\tF-12\t04/11/2025\tC55\t1,2\t10,00\t1,00\t11,00\t2,20\t13,20\t24,00',
      'FR900000002\tF-12\t04/11/2025\tC55\t0,8\t8,00\t1,00\t9,00\t1,80\t10,80\t24,00',
    ],
    guess: {
      columns: { trackingNumber: 'N° de suivi', invoiceNumber: 'Facture', billDate: 'Date facture' },
      dateOrder: 'day first',
      decimalMark: ',',
      charges: { kind: 'columns', rowTotal: 'Montant TTC' },
      controlTotal: { kind: 'column', column: 'Total facture' },
    },
    fixed: { currency: 'EUR' },
    net: 2_400,
    stated: 2_400,
    packages: 2,
    families: ['fuel_surcharge', 'tax', 'transportation'],
  },
  {
    name: 'a discount that is written without a sign, and no account number',
    lines: [
      'waybill|invoice_no|invoice_date|weight_kg|gross_freight|discount|fuel|net_amount|currency',
      'WB10000001|S1|2025-11-01|2.0|10.00|1.00|0.50|9.50|GBP',
      'WB10000002|S1|2025-11-01|4.0|12.00|2.00|0.60|10.60|GBP',
    ],
    guess: {
      columns: {
        trackingNumber: 'waybill',
        invoiceNumber: 'invoice_no',
        billDate: 'invoice_date',
        currency: 'currency',
      },
      fixed: { weightUnit: 'kg' },
      charges: {
        kind: 'columns',
        rowTotal: 'net_amount',
        columns: [
          { column: 'gross_freight', family: 'transportation', isSubtracted: false },
          { column: 'discount', family: 'transportation', isSubtracted: true },
          { column: 'fuel', family: 'fuel_surcharge', isSubtracted: false },
        ],
      },
    },
    fixed: { accountNumber: 'UK-1' },
    net: 2_010,
    stated: null,
    packages: 2,
    families: ['fuel_surcharge', 'transportation'],
  },
  {
    name: 'an American statement with short names below a title, a credit, and a last line with the total',
    lines: [
      'Lone Prairie Couriers - Weekly Statement',
      '',
      'Stmt No,Stmt Date,Cust,Pro #,Ref,Picked Up,Svc,Zn,Lbs,To Name,To Zip,Linehaul,FSC,Resi,Rural Area,Credit,Amount Due',
      'S-88,11/14/2025,LP77,LPC00000101,PO 1,11/10/2025,GRD,4,12,Ann Lee,73301,10.00,1.25,4.00,0.00,0.00,15.25',
      'S-88,11/14/2025,LP77,LPC00000102,PO 2,11/11/2025,GRD,5,3,Bo Kim,76701,8.00,1.00,0.00,2.50,-1.00,10.50',
      'S-88,11/14/2025,LP77,LPC00000103,PO 3,11/11/2025,EXP,2,7,Cy Fox,75023,22.50,2.75,4.00,0.00,0.00,29.25',
      'TOTAL,,,,,,,,,,,,,,,,55.00',
    ],
    guess: {
      columns: {
        invoiceNumber: 'Stmt No',
        billDate: 'Stmt Date',
        accountNumber: 'Cust',
        trackingNumber: 'Pro #',
        shipDate: 'Picked Up',
        service: 'Svc',
        zone: 'Zn',
        billedWeight: 'Lbs',
      },
      charges: { kind: 'columns', rowTotal: 'Amount Due' },
      controlTotal: { kind: 'line', text: 'TOTAL', column: 'Amount Due' },
    },
    net: 5_500,
    stated: 5_500,
    packages: 3,
    families: ['billing_adjustment', 'fuel_surcharge', 'other', 'other_accessorial', 'transportation'],
  },
  {
    name: 'DHL Express: a line for the invoice, lines for its packages, and numbered pairs of text and amount',
    lines: [
      'Line Type,Invoice Number,Invoice Date,Billing Account,Shipment Number,Shipment Date,Product,Product Name,Orig Country Code,Receivers Postcode,Weight (kg),Currency,Total amount (excl. VAT),Total amount (incl. VAT),Weight Charge,Total Extra Charges (XC),XC1 Code,XC1 Name,XC1 Charge,XC1 Total,XC2 Code,XC2 Name,XC2 Charge,XC2 Total,XC3 Code,XC3 Name,XC3 Charge,XC3 Total',
      'I,MUCR0012,20260905,960123456,,,,,,,,EUR,61.20,72.83,,,,,,,,,,,,,,',
      'S,MUCR0012,20260905,960123456,7700001200,20260901,P,EXPRESS WORLDWIDE,DE,10001,2.5,EUR,31.10,37.01,25.00,6.10,FF,FUEL SURCHARGE,6.10,6.10,OO,REMOTE AREA DELIVERY,0.00,0.00,,,,',
      'S,MUCR0012,20260905,960123456,7700001201,20260901,P,EXPRESS WORLDWIDE,DE,10001,2.5,EUR,30.10,35.82,22.00,8.10,FF,FUEL SURCHARGE,5.10,5.10,OO,REMOTE AREA DELIVERY,3.00,3.00,,,,',
    ],
    guess: {
      columns: {
        trackingNumber: 'Shipment Number',
        service: 'Product Name',
        currency: 'Currency',
        senderCountry: 'Orig Country Code',
      },
      charges: {
        kind: 'columns',
        rowTotal: 'Total amount (excl. VAT)',
        columns: [
          { column: 'Weight Charge', family: 'transportation', description: null },
          { column: 'XC1 Total', description: 'XC1 Name' },
          { column: 'XC2 Total', description: 'XC2 Name' },
          { column: 'XC3 Total', description: 'XC3 Name' },
        ],
      },
      controlTotal: { kind: 'line', text: 'I', column: 'Total amount (excl. VAT)' },
    },
    net: 6_120,
    stated: 6_120,
    packages: 2,
    families: ['fuel_surcharge', 'other_accessorial', 'transportation'],
  },
  {
    name: 'FedEx Reporting: states with provinces, a description beside a code, and a charge that nothing has yet',
    lines: [
      'Payer Account,Service Type,Service Description,Shipment Date (mm/dd/yyyy),Shipment Tracking Number,Shipper State/Province,Shipper Country/Territory,Shipment Freight Charge Amount USD,Shipment Miscellaneous Charge USD,Shipment Duty and Tax Charge USD,Shipment Discount Amount USD,Net Charge Amount USD,Pieces in Shipment,Shipment Rated Weight(Pounds),Recipient State/Province,Recipient Country/Territory,Invoice Date (mm/dd/yyyy),Invoice Number',
      '445566778,92,FedEx Ground,09/01/2026,794560001801,OH,US,10.00,3.40,0.00,-2.00,11.40,1,5,TX,US,09/07/2026,845600018',
      '445566778,92,FedEx Ground,09/01/2026,794560001802,OH,US,12.00,8.05,0.00,-1.00,19.05,1,5,TX,US,09/07/2026,845600018',
    ],
    guess: {
      columns: {
        service: 'Service Description',
        pieces: 'Pieces in Shipment',
        senderState: 'Shipper State/Province',
        senderCountry: 'Shipper Country/Territory',
        consigneeState: 'Recipient State/Province',
        consigneeCountry: 'Recipient Country/Territory',
      },
      fixed: { currency: 'USD', weightUnit: 'lb' },
      charges: {
        rowTotal: 'Net Charge Amount USD',
        columns: [
          { column: 'Shipment Freight Charge Amount USD' },
          { column: 'Shipment Miscellaneous Charge USD' },
          { column: 'Shipment Discount Amount USD' },
          { column: 'Shipment Duty and Tax Charge USD', family: 'tax' },
        ],
      },
    },
    net: 3_045,
    stated: null,
    packages: 2,
    families: ['other', 'transportation'],
  },
  {
    name: 'an invoice with its number, date and account above the table, and a day in each row',
    lines: [
      'Kurier GmbH;;;;;',
      'Rechnung Nr.: FP-2026-36;;;;;',
      'Rechnungsdatum;05.09.2026;;;;',
      'Kundennr.;2760001;;;;',
      '',
      'Datum;Paketnr;Leistung;PLZ;Gewicht;Betrag €',
      '24.08.2026;50123450000;National;80331;2,5;40,20',
      '25.08.2026;50123450001;National;80331;2,5;50,18',
      '29.08.2026;50123450002;National;80331;2,5;50,00',
      'Summe;;;;;140,38',
    ],
    guess: {
      columns: { trackingNumber: 'Paketnr', shipDate: 'Datum' },
      above: { invoiceNumber: 'Rechnung Nr.', billDate: 'Rechnungsdatum', accountNumber: 'Kundennr.' },
      fixed: { currency: 'EUR', weightUnit: 'kg' },
    },
    net: 14_038,
    stated: 14_038,
    packages: 3,
    families: ['transportation'],
  },
];

describe('what nothing in a file shows is left to the user', () => {
  const guessOf = async (...lines: readonly string[]) => {
    const sample = await withFile(lines.join('\n'), (path) => readSample(path));
    if (sample === undefined) throw new RangeError('The file has a header.');
    return guessMapping(sample, 'Guessed');
  };

  test.each([
    ['a German file without a currency', 'Betrag', 'Gewicht', '4,20', { weightUnit: 'kg' }],
    ['a weight without a unit', 'Amount', 'Weight', '4.20', {}],
    ['a sign beside the amount', 'Amount', 'Weight', '£4.20', { currency: 'GBP' }],
    ['a dollar', 'Amount', 'Weight', '$4.20', { currency: 'USD' }],
    ['a code in a name', 'amount_chf', 'weight_oz', '4.20', { currency: 'CHF', weightUnit: 'oz' }],
  ])('%s', async (_name, amount, weight, value, fixed) => {
    const guess = await guessOf(
      `Invoice No|Invoice Date|Account|Tracking No|${weight}|${amount}`,
      `R1|2026-09-25|A1|PX0000001|2|${value}`,
      `R1|2026-09-25|A1|PX0000002|3|${value}`,
    );
    expect(guess.fixed).toEqual(fixed);
  });

  test.each([
    ['DE', { currency: 'EUR', weightUnit: 'kg', sizeUnit: 'cm' }],
    ['United States', { currency: 'USD', weightUnit: 'lb', sizeUnit: 'in' }],
    ['CA', { currency: 'CAD', weightUnit: 'kg', sizeUnit: 'cm' }],
  ])('the country %s of the sender tells all of it', async (country, fixed) => {
    const guess = await guessOf(
      'Invoice No|Invoice Date|Account|Tracking No|Sender Country|Weight|Length|Amount',
      `R1|2026-09-25|A1|PX0000001|${country}|2|10|4.20`,
      `R1|2026-09-25|A1|PX0000002|${country}|2|10|4.20`,
    );
    expect(guess.fixed).toEqual(fixed);
  });

  test('the name of a product is no number of a package', async () => {
    const guess = await guessOf(
      'Rechnung;Rechnungsdatum;Kunde;Produkt;Menge;Entgelt EUR',
      'R-1;24.08.2026;6300001;Dialogpost Standard A1;1200;336,00',
      'R-1;24.08.2026;6300001;Dialogpost Gross B5;300;120,00',
      'R-1;24.08.2026;6300001;Brief Kompakt C6;10;10,00',
    );
    expect(guess.columns.trackingNumber).toBeUndefined();
    expect(mappingProblems(guess)).toEqual([]);
  });
});

describe('pairs of columns are found by their numbers', () => {
  test.each([
    ['behind them', 'Charge Description 1', 'Charge Amount 1', 'Charge Description 2', 'Charge Amount 2'],
    ['after a point', 'Charge Description', 'Charge Amount', 'Charge Description.1', 'Charge Amount.1'],
    ['of names that repeat', 'Charge Description', 'Charge Amount', 'Charge Description', 'Charge Amount'],
    ['between their words', 'Other Charges 1', 'Other Charges 1 Amount', 'Other Charges 2', 'Other Charges 2 Amount'],
  ])('%s', async (_name, ...names) => {
    const content = [
      ['Tracking ID', 'Invoice Number', 'Invoice Date', 'Account', 'Base Charge USD', 'Net Charge', ...names].join(','),
      'PX00000001,A1,2026-09-25,77,10.00,9.75,Fuel,1.75,Discount,-2.00',
      'PX00000002,A1,2026-09-25,77,12.00,20.05,Fuel,2.10,Residential,5.95',
    ].join('\n');
    const sample = await withFile(content, (path) => readSample(path));
    if (sample === undefined) throw new RangeError('The file has a header.');
    const { charges } = guessMapping(sample, 'Guessed');
    const [first, second] = sample.header.slice(-4).filter((_, place) => place % 2 === 1);
    expect(charges).toMatchObject({
      rowTotal: 'Net Charge',
      columns: [
        { column: 'Base Charge USD', description: null },
        { column: first, description: sample.header[6] },
        { column: second, description: sample.header[8] },
      ],
    });
  });
});

describe.each(cases)('$name', ({ lines, guess, fixed, net, stated, packages, families }) => {
  test('what the columns tell is guessed, and read with it the file amounts to what it says', async () => {
    const content = lines.join('\n');
    const sample = await withFile(content, (path) => readSample(path));
    if (sample === undefined) throw new RangeError('The file has a header.');
    const guessed = guessMapping(sample, 'Guessed');
    expect(guessed).toMatchObject(guess);
    const mapping = { ...guessed, carrier: 'Regional', fixed: { ...guessed.fixed, ...fixed } };
    expect(mappingProblems(mapping)).toEqual([]);
    const read = await readMapped(content, mapping, { id: 90, name: 'Regional' });
    expect(read.file.badLines).toEqual([]);
    expect(read.file.invoices).toMatchObject([{ netCents: net, statedCents: stated }]);
    expect(read.packages.reduce((sum, row) => sum + row.no_of_pkgs, 0)).toBe(packages);
    expect([...new Set(read.charges.map((row) => row.charge_family))].toSorted()).toEqual(families);
  });
});

test('a file without a header of two columns cannot be guessed', async () => {
  const sampleOf = (content: string) => withFile(content, (path) => readSample(path));
  expect(await sampleOf('')).toBeUndefined();
  expect(await sampleOf('just one line of text')).toBeUndefined();
  expect(await sampleOf('1,2,3\n4,5,6')).toMatchObject({ headerLine: undefined, firstRow: 1 });
});
