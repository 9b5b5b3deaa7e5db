import type { ChargeRow, PackageRow } from '@waybill/model';
import type { Examination, RowCounts } from './examination.ts';
import type { InvoiceFile } from './invoice-file.ts';
import type { Surroundings } from './surroundings.ts';

/** A package row of an invoice with its charges. */
export interface BilledPackage {
  /** Key of its invoice in the examination. */
  readonly invoiceKey: string;
  readonly package: PackageRow;
  readonly charges: readonly ChargeRow[];
}

export interface ReadOptions {
  /** Rows to leave out, by invoice key: those that are stored already, as often as they are stored. */
  readonly except?: ReadonlyMap<string, RowCounts>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (rows: number) => void;
}

/**
 * The second reading: the packages of the files' invoices with their charges, each as soon as its last row was read.
 * `examination` must be of the same files with the same `except`. Bad lines are left out.
 */
export async function* readPackages(
  _files: readonly InvoiceFile[],
  _examination: Examination,
  _surroundings: Surroundings,
  _options: ReadOptions = {},
): AsyncGenerator<BilledPackage> {}
