import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChargeRow, PackageRow } from '@waybill/model';
import {
  type FileInvoice,
  type InvoiceFile,
  openInvoiceFile,
  type ReadingOptions,
  type RejectedLine,
  type Shipment,
} from '../src/index.ts';

const mostRejected = 10;
const context = { usdRate: '1', defaultStateOf: (country: string) => (country === 'US' ? 'CA' : '') };

/** A file with all that is mapped from it. */
export interface ReadFile {
  readonly file: InvoiceFile;
  /** The first of its bad lines. */
  readonly rejected: readonly RejectedLine[];
  readonly invoices: readonly FileInvoice[];
  readonly shipments: readonly Shipment[];
  readonly packages: readonly PackageRow[];
  readonly charges: readonly ChargeRow[];
}

export const fixture = (name: string): string => new URL(`fixtures/${name}`, import.meta.url).pathname;

export async function readFixture(name: string): Promise<ReadFile> {
  return await readPath(fixture(name));
}

/** Writes the content to a file without a telling name and reads it. */
export const readContent = (content: string | Uint8Array, options?: ReadingOptions): Promise<ReadFile> =>
  withFile(content, (path) => readPath(path, options));

/** Writes the content to a file without a telling name, which is removed after it was used. */
export async function withFile<Result>(
  content: string | Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-invoices-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readPath(path: string, options?: ReadingOptions): Promise<ReadFile> {
  const file = await openInvoiceFile(path, options);
  const invoices: FileInvoice[] = [];
  for await (const invoice of file.read()) invoices.push(invoice);
  const shipments = invoices.flatMap((invoice) => [...invoice.shipmentsOf(invoice.invoiceRows, context)]);
  return {
    file,
    rejected: file.badLineCount > 0 ? await file.rejectedLines(mostRejected) : [],
    invoices,
    shipments,
    packages: shipments.map((shipment) => shipment.package),
    charges: shipments.flatMap(({ charges }) => charges),
  };
}

/** Exact decimal text as cents. */
export const cents = (amount: string): number => Number(amount.replace('.', ''));

export function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => string): number {
  return rows.reduce((total, row) => total + cents(amountOf(row)), 0);
}

export const packageCount = (rows: readonly PackageRow[]): number =>
  rows.reduce((count, row) => count + row.no_of_pkgs, 0);

/** Fingerprints of all rows, in an order that does not depend on the file's. */
export const fingerprints = ({ invoices }: ReadFile): string[] =>
  invoices.flatMap(({ invoiceRows }) => invoiceRows.map(({ fingerprint }) => fingerprint)).sort();
