import type { ChargeRow, Column, PackageRow } from '@waybill/model';
import { chargeSourceColumns, packageSourceColumns } from '../schema/fact-tables.ts';
import type { InvoiceHandle, NewInvoice, PackageHandle } from './load.ts';

/** What a staged row holds in one column. */
export type StagedValue = string | number | bigint | null;

/** A column of staged rows: name and type, as in the model. */
export type StagedColumn = Pick<Column, 'name' | 'type'>;

/** Where the rows of one kind wait until the load is stored. */
export interface StagedTable {
  /** Rows appended so far. */
  readonly rows: number;
  /** Appends a row, its values in the order of the columns. */
  append(values: readonly (StagedValue | undefined)[]): void;
  /** Resolves when most of the appended rows have been written, so that more can be added. */
  drain(): Promise<void>;
  /** Writes everything out, so that it can be read. */
  close(): Promise<void>;
}

/** The columns of rows until they are stored: those that number them, and what their source says. */
export const stagedColumns = {
  invoices: [
    { name: 'invoice', type: 'integer' },
    { name: 'place_of_load', type: 'integer' },
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
  ],
  packages: [{ name: 'package', type: 'integer' }, { name: 'invoice', type: 'integer' }, ...packageSourceColumns],
  charges: [{ name: 'charge', type: 'integer' }, { name: 'package', type: 'integer' }, ...chargeSourceColumns],
  sourceRows: [
    { name: 'invoice', type: 'integer' },
    { name: 'fingerprint', type: 'text' },
  ],
} as const satisfies Readonly<Record<string, readonly StagedColumn[]>>;

/** Where the rows of loads wait until they are stored together. */
export interface StagedLoads {
  /** The invoices that are added from now on belong to the next load. */
  beginLoad(): void;
  addInvoice(row: NewInvoice): InvoiceHandle;
  addPackage(invoice: InvoiceHandle, row: PackageRow): PackageHandle;
  addCharge(parent: PackageHandle, row: ChargeRow): void;
  addSourceRow(invoice: InvoiceHandle, fingerprint: string): void;
  drain(): Promise<void>;
  /** Writes everything out, so that it can be read. */
  close(): Promise<void>;
}

/** Where each kind of rows waits. */
type StagedTables<Table extends StagedTable = StagedTable> = Readonly<Record<keyof typeof stagedColumns, Table>>;

/** The rows of loads before they are stored together, numbered from 1, and the loads from 0. */
export class StagedRows<Tables extends StagedTables = StagedTables> implements StagedLoads {
  readonly invoices: Tables['invoices'];
  readonly packages: Tables['packages'];
  readonly charges: Tables['charges'];
  readonly sourceRows: Tables['sourceRows'];
  #placeOfLoad = -1;

  constructor(tables: Tables) {
    this.invoices = tables.invoices;
    this.packages = tables.packages;
    this.charges = tables.charges;
    this.sourceRows = tables.sourceRows;
  }

  beginLoad(): void {
    this.#placeOfLoad += 1;
  }

  addInvoice(row: NewInvoice): InvoiceHandle {
    const invoice = this.invoices.rows + 1;
    this.invoices.append([
      invoice,
      this.#placeOfLoad,
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
    for (const table of this.tables) await table.drain();
  }

  /** Writes everything out, so that it can be read. */
  async close(): Promise<void> {
    for (const table of this.tables) await table.close();
  }

  protected get tables(): readonly Tables[keyof Tables & keyof StagedTables][] {
    return [this.invoices, this.packages, this.charges, this.sourceRows];
  }
}

function valuesOf(
  row: Readonly<Record<string, StagedValue>>,
  columns: readonly StagedColumn[],
): (StagedValue | undefined)[] {
  return columns.map(({ name }) => row[name]);
}
