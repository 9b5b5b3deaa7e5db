import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChargeRow, PackageRow } from '@waybill/model';
import type { InvoiceHandle, NewInvoice, PackageHandle } from '@waybill/warehouse';
import { chargeSourceColumns, packageSourceColumns } from '@waybill/warehouse';
import { type StageColumn, StageFile, type StageValue } from './stage-file.ts';

const invoiceColumns: readonly StageColumn[] = [
  { name: 'invoice', type: 'integer' },
  { name: 'invoice_id', type: 'bigint' },
  { name: 'client_id', type: 'integer' },
  { name: 'account_id', type: 'integer' },
  { name: 'carrier_id', type: 'integer' },
  { name: 'carrier_name', type: 'text' },
  { name: 'account_number', type: 'text' },
  { name: 'invoice_number', type: 'text' },
  { name: 'bill_date', type: 'date' },
  { name: 'currency_code', type: 'text' },
  { name: 'amount', type: 'money' },
  { name: 'source_name', type: 'text' },
];
const packageColumns: readonly StageColumn[] = [
  { name: 'package', type: 'integer' },
  { name: 'invoice', type: 'integer' },
  ...packageSourceColumns,
];
const chargeColumns: readonly StageColumn[] = [
  { name: 'charge', type: 'integer' },
  { name: 'package', type: 'integer' },
  ...chargeSourceColumns,
];
const sourceRowColumns: readonly StageColumn[] = [
  { name: 'invoice', type: 'integer' },
  { name: 'fingerprint', type: 'text' },
];

/** The rows of a load before they are stored: four files in a folder of their own, numbered from 1 within the load. */
export class Staging {
  readonly invoices: StageFile;
  readonly packages: StageFile;
  readonly charges: StageFile;
  readonly sourceRows: StageFile;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.invoices = new StageFile(join(folder, 'invoice'), invoiceColumns);
    this.packages = new StageFile(join(folder, 'package'), packageColumns);
    this.charges = new StageFile(join(folder, 'charge'), chargeColumns);
    this.sourceRows = new StageFile(join(folder, 'source-row'), sourceRowColumns);
  }

  /** Makes the files in a new folder inside `parent`. */
  static async create(parent: string): Promise<Staging> {
    return new Staging(await mkdtemp(join(parent, 'load-')));
  }

  addInvoice(row: NewInvoice): InvoiceHandle {
    const invoice = this.invoices.rows + 1;
    this.invoices.append([
      invoice,
      row.invoiceId ?? null,
      row.clientId,
      row.accountId,
      row.carrierId,
      row.carrierName,
      row.accountNumber,
      row.invoiceNumber,
      row.billDate,
      row.currencyCode,
      row.amount,
      row.sourceName,
    ]);
    return { invoice };
  }

  addPackage({ invoice }: InvoiceHandle, row: PackageRow): PackageHandle {
    const handle = { invoice, package: this.packages.rows + 1 };
    this.packages.append([handle.package, invoice, ...valuesOf(row, packageSourceColumns)]);
    return handle;
  }

  addCharge(parent: PackageHandle, row: ChargeRow): void {
    this.charges.append([this.charges.rows + 1, parent.package, ...valuesOf(row, chargeSourceColumns)]);
  }

  addSourceRow({ invoice }: InvoiceHandle, fingerprint: string): void {
    this.sourceRows.append([invoice, fingerprint]);
  }

  async drain(): Promise<void> {
    for (const file of this.#files) await file.drain();
  }

  /** Writes everything out, so that the files can be read. */
  async close(): Promise<void> {
    await Promise.all(this.#files.map((file) => file.close()));
  }

  async remove(): Promise<void> {
    await Promise.allSettled(this.#files.map((file) => file.destroy()));
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #files(): readonly StageFile[] {
    return [this.invoices, this.packages, this.charges, this.sourceRows];
  }
}

function valuesOf(
  row: Readonly<Record<string, StageValue>>,
  columns: readonly StageColumn[],
): (StageValue | undefined)[] {
  return columns.map(({ name }) => row[name]);
}
