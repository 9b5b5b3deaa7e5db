import { decimalOf } from '@waybill/model';
import { upsLine } from '../files/ups-billing.ts';

/** The account of every invoice that the bench loads. */
export const crashAccount = 'CRASH1';
/** The carrier's name for an unknown charge. */
export const droneCharge = { description: 'Drone Drop', code: 'DRN' } as const;

/** A file that the bench sends, and what the warehouse must hold once it is loaded. */
export interface CrashFile {
  readonly name: string;
  readonly kind: 'invoice' | 'deliveries' | 'references';
  readonly text: string;
  readonly invoice: string;
  readonly packages: number;
  readonly charges: number;
  readonly cents: number;
  /** The number of the file's lines that are rows of the invoice. */
  readonly rows: number;
  /** When its packages become late, as none of them is delivered. */
  readonly promisedAt?: Date;
}

const millisecondsOfDay = 86_400_000;
const freightCents = 1_000;
const droneCents = 225;
const latePerPackages = 3;

/** An invoice of the given number of packages; every third has an unknown charge. */
export function invoiceFile(number: number, packages: number): CrashFile {
  const invoice = invoiceNumber(number);
  const drones = Math.ceil(packages / latePerPackages);
  const cents = packages * freightCents + drones * droneCents;
  const shared = {
    account: crashAccount,
    invoice,
    billDate: '2026-10-03',
    shipDate: dayBefore(6),
    amount: decimalOf(cents),
    incentive: '0.50',
  };
  const lines: string[] = [];
  for (let place = 0; place < packages; place += 1) {
    const ofPackage = { ...shared, tracking: tracking(number, place) };
    const freight = { classification: 'FRT', code: '003', description: 'Ground Residential' };
    lines.push(upsLine({ ...ofPackage, ...freight, net: decimalOf(freightCents) }));
    if (place % latePerPackages !== 0) continue;
    lines.push(upsLine({ ...ofPackage, ...droneCharge, classification: 'ZZZ', net: decimalOf(droneCents) }));
  }
  const name = `${invoice}.csv`;
  const charges = packages + drones;
  return { name, kind: 'invoice', text: ended(lines), invoice, packages, charges, cents, rows: charges };
}

/** The deliveries of an invoice's packages; every third was late. */
export function deliveriesFile(number: number, packages: number): CrashFile {
  const invoice = invoiceNumber(number);
  const lines = ['Tracking Number,Promised,Delivered,Status,Signed By'];
  for (let place = 0; place < packages; place += 1) {
    const delivered = dayBefore(place % latePerPackages === 0 ? 2 : 4);
    lines.push(`${tracking(number, place)},${dayBefore(3)},${delivered} 16:20,Delivered,KIM`);
  }
  const name = `${invoice}-deliveries.csv`;
  return { name, kind: 'deliveries', text: ended(lines), invoice, packages, charges: 0, cents: 0, rows: packages };
}

/** A list of packages that are on their way, and late from a moment on. */
export function promisesFile(number: number, packages: number, promisedAt: Date): CrashFile {
  const invoice = invoiceNumber(number);
  const lines = ['Tracking Number,Promised,Status'];
  for (let place = 0; place < packages; place += 1)
    lines.push(`${tracking(number, place)},${promisedAt.toISOString()},In transit`);
  const counted = { invoice, packages, charges: 0, cents: 0, rows: packages };
  return { name: `${invoice}-promises.csv`, kind: 'deliveries', text: ended(lines), ...counted, promisedAt };
}

/** The order number of every package of an invoice. */
export const orderOf = (invoice: string): string => `SO-${invoice}`;

/** Reference fields of an invoice's packages. */
export function referencesFile(number: number, packages: number): CrashFile {
  const invoice = invoiceNumber(number);
  const lines = ['Tracking Number,Order Number'];
  for (let place = 0; place < packages; place += 1) lines.push(`${tracking(number, place)},${orderOf(invoice)}`);
  const counted = { invoice, packages, charges: 0, cents: 0, rows: packages };
  return { name: `${invoice}-references.csv`, kind: 'references', text: ended(lines), ...counted };
}

/** How many of an invoice's packages are late according to its delivery file. */
export const latePackages = ({ packages }: CrashFile): number => Math.ceil(packages / latePerPackages);

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * millisecondsOfDay).toISOString().slice(0, 'YYYY-MM-DD'.length);

const invoiceNumber = (number: number): string => `CRASH${String(number).padStart(5, '0')}`;
const tracking = (number: number, place: number): string =>
  `1ZCRASH${String(number).padStart(5, '0')}${String(place).padStart(6, '0')}`;
const ended = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
