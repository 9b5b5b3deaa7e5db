import type { ChargeRow, PackageRow } from '@waybill/model';
import {
  type InvoiceHandle,
  LoadRejected,
  type NewInvoice,
  type PackageHandle,
  type StagedLoads,
} from '@waybill/warehouse';
import type { Staging } from '../load/staging.ts';
import type { FirstNumbers } from '../load/store-staged.ts';
import { allOf } from '../shards/all-of.ts';
import type { Placing } from './placing.ts';

/** The rows of loads before they are stored: each on the shard of its client. */
export class ShardedStaging implements StagedLoads {
  /** In the order of the shards. */
  readonly stagings: readonly Staging[];
  readonly #placing: Placing;

  constructor(stagings: readonly Staging[], placing: Placing) {
    this.stagings = stagings;
    this.#placing = placing;
  }

  beginLoad(): void {
    for (const staging of this.stagings) staging.beginLoad();
  }

  addInvoice(row: NewInvoice): InvoiceHandle {
    const shard = this.#placing.shardOf(row.clientId);
    return { invoice: this.#numbered(this.#of(shard).addInvoice(row).invoice, shard) };
  }

  addPackage({ invoice }: InvoiceHandle, row: PackageRow): PackageHandle {
    const { number, shard } = this.#read(invoice);
    const added = this.#of(shard).addPackage({ invoice: number }, row);
    return { invoice, package: this.#numbered(added.package, shard) };
  }

  addCharge(parent: PackageHandle, row: ChargeRow): void {
    const { number, shard } = this.#read(parent.package);
    this.#of(shard).addCharge({ invoice: this.#read(parent.invoice).number, package: number }, row);
  }

  addSourceRow({ invoice }: InvoiceHandle, fingerprint: string): void {
    const { number, shard } = this.#read(invoice);
    this.#of(shard).addSourceRow({ invoice: number }, fingerprint);
  }

  async drain(): Promise<void> {
    await allOf(this.stagings.map((staging) => staging.drain()));
  }

  async close(): Promise<void> {
    await allOf(this.stagings.map((staging) => staging.close()));
  }

  /** With which numbers the rows of each shard begin: no two rows of the load get the same. */
  numbersFrom({ invoiceId, trackingId, chargeId }: FirstNumbers): readonly FirstNumbers[] {
    let next = { invoiceId, trackingId, chargeId };
    return this.stagings.map(({ invoices, packages, charges }) => {
      const own = next;
      next = {
        invoiceId: own.invoiceId + BigInt(invoices.rows),
        trackingId: own.trackingId + BigInt(packages.rows),
        chargeId: own.chargeId + BigInt(charges.rows),
      };
      return own;
    });
  }

  #of(shard: number): Staging {
    const staging = this.stagings[shard - 1];
    if (staging === undefined) throw new LoadRejected(`A client of the load is on shard ${shard}, which is not there.`);
    return staging;
  }

  /** A number on a shard as one of the load, and back. */
  #numbered(number: number, shard: number): number {
    return number * this.stagings.length + shard - 1;
  }

  #read(numbered: number): { readonly number: number; readonly shard: number } {
    const count = this.stagings.length;
    return { number: Math.floor(numbered / count), shard: (numbered % count) + 1 };
  }
}
