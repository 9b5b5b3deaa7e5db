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
];

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
