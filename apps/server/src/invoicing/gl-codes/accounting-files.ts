import type { AccountingSystem } from '@waybill/contract';
import { type CsvAmount, type CsvValue, csvText, decimalOf } from '@waybill/model';
import type { BookedLine } from './book-invoices.ts';

/** What the program knows that the portal does not. */
export interface AccountingChoices {
  /** The program's number of a carrier; its name if it has none. */
  readonly vendorOf: (carrierName: string) => string;
  readonly consultant: string;
  readonly datevClient: string;
  readonly from: string;
  readonly to: string;
}

type Line = readonly (CsvValue | CsvAmount)[];
type Write = (lines: readonly BookedLine[], choices: AccountingChoices) => string;

/** The import file of a program, which needs a code for each line. */
export const accountingFile = (
  system: AccountingSystem,
  lines: readonly BookedLine[],
  choices: AccountingChoices,
): string => writers[system](lines, choices);

const money = (cents: number): CsvAmount => ({ amount: cents / 100 });
const [american, compact] = [
  (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
  (day: string) => day.replaceAll('-', ''),
];

/** What tells a line apart for people. */
const textOf = ({ carrierName, accountNumber, invoiceNumber, name }: BookedLine): string =>
  [carrierName, accountNumber, invoiceNumber, name].filter((part) => part !== '').join(' ');

const quickbooks: Write = (lines, { vendorOf }) =>
  csvText([
    ['Bill Number', 'Supplier', 'Bill Date', 'Memo', 'Account', 'Line Description', 'Line Amount', 'Class', 'Currency'],
    ...lines.map((line): Line => {
      const { invoiceNumber, carrierName, billDate, accountNumber, code, cents, costCentre, currencyCode } = line;
      const bill = [invoiceNumber, vendorOf(carrierName), american(billDate), accountNumber];
      return [...bill, code, textOf(line), money(cents), costCentre, currencyCode];
    }),
  ]);

const netsuite: Write = (lines, { vendorOf }) =>
  csvText([
    ['External ID', 'Vendor', 'Reference Number', 'Date', 'Currency', 'Account', 'Amount', 'Department', 'Memo'],
    ...lines.map((line): Line => {
      const { invoiceNumber, carrierName, billDate, accountNumber, code, cents, costCentre, currencyCode } = line;
      const id = `${carrierName}-${accountNumber}-${invoiceNumber}-${compact(billDate)}`;
      const bill = [id, vendorOf(carrierName), invoiceNumber, american(billDate), currencyCode];
      return [...bill, code, money(cents), costCentre, textOf(line)];
    }),
  ]);

/** Journal entries that balance: the lines of an invoice are debits (40) or credits (50), the vendor has their sum (31 or 21). */
const sap: Write = (lines, { vendorOf }) => {
  const header = [
    'Document',
    'Document Type',
    'Document Date',
    'Posting Date',
    'Currency',
    'Reference',
    'Posting Key',
    'Account',
    'Amount',
    'Cost Center',
    'Text',
  ];
  const documents = [...Map.groupBy(lines, invoiceOf).values()];
  const entries = documents.flatMap((booked, place): Line[] => {
    const [first] = booked;
    if (first === undefined) return [];
    const total = booked.reduce((sum, { cents }) => sum + cents, 0);
    const day = compact(first.billDate);
    const head = [place + 1, 'KR', day, day, first.currencyCode, first.invoiceNumber];
    const vendor = [total < 0 ? '21' : '31', vendorOf(first.carrierName), money(Math.abs(total)), ''];
    return [
      [...head, ...vendor, `${first.carrierName} ${first.accountNumber}`],
      ...booked.map((line): Line => {
        const { cents, code, costCentre } = line;
        return [...head, cents < 0 ? '50' : '40', code, money(Math.abs(cents)), costCentre, textOf(line)];
      }),
    ];
  });
  return csvText([header, ...entries]);
};

const invoiceOf = ({ client, carrierName, accountNumber, invoiceNumber, billDate, currencyCode }: BookedLine): string =>
  JSON.stringify([client.id, carrierName, accountNumber, invoiceNumber, billDate, currencyCode]);

const accountDigits = 4;
const longestText = 60;
const longestReference = 36;
/** Between the text of a booking and the cost centre. */
const emptyFields = Array.from({ length: 22 }, () => '');

/** A batch of bookings in the DATEV format (EXTF 700, version 13), up to the cost centre. */
const datev: Write = (lines, { vendorOf, consultant, datevClient, from, to }) => {
  const year = `${from.slice(0, 4)}0101`;
  const head = ['EXTF', 700, 21, 'Buchungsstapel', 13, '', '', 'WB', '', ''];
  const batch = [...head, consultant, datevClient, year, accountDigits, compact(from), compact(to), 'Frachtrechnungen'];
  const names = [
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
    'Konto',
    'Gegenkonto (ohne BU-Schlüssel)',
    'BU-Schlüssel',
    'Belegdatum',
    'Belegfeld 1',
    'Belegfeld 2',
    'Skonto',
    'Buchungstext',
    'Postensperre',
    'Diverse Adressnummer',
    'Geschäftspartnerbank',
    'Sachverhalt',
    'Zinssperre',
    'Beleglink',
    ...Array.from({ length: 8 }, (_, at) => [`Beleginfo - Art ${at + 1}`, `Beleginfo - Inhalt ${at + 1}`]).flat(),
    'KOST1 - Kostenstelle',
  ];
  const bookings = lines.map((line): Line => {
    const { cents, currencyCode, code, carrierName, billDate, invoiceNumber, costCentre } = line;
    const amount = decimalOf(Math.abs(cents)).replace('.', ',');
    const day = `${billDate.slice(8)}${billDate.slice(5, 7)}`;
    const sides = [cents < 0 ? 'H' : 'S', currencyCode, '', '', '', code, vendorOf(carrierName), ''];
    const reference = invoiceNumber.replaceAll(/[^A-Za-z0-9$&%*+/-]/g, '').slice(0, longestReference);
    return [amount, ...sides, day, reference, '', '', textOf(line).slice(0, longestText), ...emptyFields, costCentre];
  });
  return csvText([batch, names, ...bookings], { delimiter: ';', hasMark: 'always' });
};

const writers: Readonly<Record<AccountingSystem, Write>> = { quickbooks, netsuite, sap, datev };
