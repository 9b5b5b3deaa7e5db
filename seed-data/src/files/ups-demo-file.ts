import { decimalOf } from '@waybill/model';
import type { DemoPackage } from './demo-packages.ts';

/** Places of columns in UPS billing data (version 2.1), counted from 0. */
const places = {
  version: 0,
  accountNumber: 2,
  invoiceDate: 4,
  invoiceNumber: 5,
  currency: 9,
  invoiceAmount: 10,
  transactionDate: 11,
  packageQuantity: 18,
  trackingNumber: 20,
  enteredWeight: 26,
  enteredWeightUnit: 27,
  billedWeight: 28,
  billedWeightUnit: 29,
  zone: 33,
  category: 34,
  categoryDetail: 35,
  classification: 43,
  chargeCode: 44,
  chargeDescription: 45,
  incentiveAmount: 51,
  netAmount: 52,
  senderCompany: 67,
  senderCity: 70,
  senderState: 71,
  senderPostal: 72,
  senderCountry: 73,
  receiverCity: 78,
  receiverState: 79,
  receiverPostal: 80,
  receiverCountry: 81,
} as const;
const columnCount = 250;

type Place = keyof typeof places;

/** A charge of a package, in cents. */
interface UpsCharge {
  readonly classification: 'FRT' | 'FSC' | 'ACC';
  readonly code: string;
  readonly description: string;
  readonly cents: number;
}

const fuelPercent = 18.5;
const residential = 395;

/** Charges that Waybill does not know: names that UPS has never used. */
const unknown: readonly UpsCharge[] = [
  { classification: 'ACC', code: 'DNF', description: 'Drop-Off Network Fee', cents: 185 },
  { classification: 'ACC', code: 'QPK', description: 'Quiet Packaging', cents: 240 },
];

/** UPS billing data of an account: an invoice for each bill date. `garbled`: the amount of this line cannot be read. */
export function upsDemoFile(account: string, packages: readonly DemoPackage[], garbled?: number): string {
  const invoices = Map.groupBy(packages, ({ billDate }) => billDate);
  const lines = [...invoices].flatMap(([billDate, ofInvoice]) => linesOf(account, billDate, ofInvoice));
  const written = lines.map((line, index) =>
    index === garbled ? line.with(places.netAmount, line[places.netAmount]?.replace(/\d/, 'O') ?? '') : line,
  );
  return written.map((line) => `${line.join(',')}\n`).join('');
}

function linesOf(account: string, billDate: string, packages: readonly DemoPackage[]): string[][] {
  const charges = packages.map((each, index) => ({ each, charges: chargesOf(each, index) }));
  const total = charges.flatMap((of) => of.charges).reduce((sum, { cents }) => sum + cents, 0);
  const invoice = {
    version: '2.1',
    accountNumber: `0000${account}`,
    invoiceDate: billDate,
    invoiceNumber: `0000${account}${billDate.replaceAll('-', '').slice(3)}`,
    currency: 'USD',
    invoiceAmount: decimalOf(total),
  };
  return charges.flatMap((of) =>
    of.charges.map((charge, index) => lineOf({ ...invoice, ...describe(of.each, index), ...written(charge) })),
  );
}

function chargesOf({ freight, isResidential }: DemoPackage, index: number): readonly UpsCharge[] {
  const extra = isResidential ? residential : 0;
  return [
    { classification: 'FRT', code: '003', description: 'Ground Commercial', cents: freight },
    ...(isResidential
      ? [{ classification: 'ACC', code: 'RES', description: 'Residential Surcharge', cents: extra } as const]
      : []),
    {
      classification: 'FSC',
      code: 'FSC',
      description: 'Fuel Surcharge',
      cents: Math.round(((freight + extra) * fuelPercent) / 100),
    },
    ...unknown.filter((_, place) => index % 9 === place * 4),
  ];
}

function describe(
  { shipped, trackingNumber, pounds, city, state, zip }: DemoPackage,
  charge: number,
): Partial<Record<Place, string>> {
  return {
    transactionDate: shipped,
    trackingNumber,
    packageQuantity: charge === 0 ? '1' : '0',
    enteredWeight: `${pounds}.0`,
    enteredWeightUnit: 'L',
    billedWeight: `${pounds}.0`,
    billedWeightUnit: 'L',
    zone: '004',
    senderCompany: 'BLUEBIRD BOOKS',
    senderCity: 'BETHLEHEM',
    senderState: 'PA',
    senderPostal: '18017',
    senderCountry: 'US',
    receiverCity: city,
    receiverState: state,
    receiverPostal: zip,
    receiverCountry: 'US',
  };
}

const written = ({ classification, code, description, cents }: UpsCharge): Partial<Record<Place, string>> => ({
  category: 'SHP',
  categoryDetail: 'SHP',
  classification,
  chargeCode: code,
  chargeDescription: description,
  incentiveAmount: '0.00',
  netAmount: decimalOf(cents),
});

function lineOf(values: Partial<Record<Place, string>>): string[] {
  const line = Array.from({ length: columnCount }, () => '');
  for (const [name, place] of Object.entries(places) as [Place, number][]) line[place] = values[name] ?? '';
  return line;
}
