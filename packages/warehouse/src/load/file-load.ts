import type { ChargeRow, PackageRow } from '@waybill/model';
import { LoadRejected } from '../errors.ts';
import type { InvoiceHandle, Load, LoadSummary, NewInvoice, PackageHandle } from './load.ts';
import type { StagedLoad } from './staged-rows.ts';

/** What the writer does for a load. */
export interface LoadEnds {
  readonly store: (startedAt: Date) => Promise<LoadSummary>;
  readonly end: () => Promise<void>;
}

/** A load whose rows a file reader passes one by one. */
export class FileLoad implements Load {
  readonly loadId: number;
  readonly #staging: StagedLoad;
  readonly #ends: LoadEnds;
  readonly #startedAt = new Date();
  #open = true;

  constructor(loadId: number, staging: StagedLoad, ends: LoadEnds) {
    this.loadId = loadId;
    this.#staging = staging;
    this.#ends = ends;
  }

  addInvoice(invoice: NewInvoice): InvoiceHandle {
    this.#assertOpen();
    return this.#staging.addInvoice(invoice);
  }

  addPackage(invoice: InvoiceHandle, row: PackageRow): PackageHandle {
    this.#assertOpen();
    return this.#staging.addPackage(invoice, row);
  }

  addCharge(parent: PackageHandle, row: ChargeRow): void {
    this.#assertOpen();
    this.#staging.addCharge(parent, row);
  }

  addSourceRows(invoice: InvoiceHandle, fingerprints: Iterable<string>): void {
    this.#assertOpen();
    for (const fingerprint of fingerprints) this.#staging.addSourceRow(invoice, fingerprint);
  }

  async drain(): Promise<void> {
    await this.#staging.drain();
  }

  async commit(): Promise<LoadSummary> {
    this.#assertOpen();
    this.#open = false;
    try {
      await this.#staging.close();
      return await this.#ends.store(this.#startedAt);
    } finally {
      await this.#ends.end();
    }
  }

  async rollback(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    await this.#ends.end();
  }

  #assertOpen(): void {
    if (!this.#open) throw new LoadRejected('The load has ended already.');
  }
}
