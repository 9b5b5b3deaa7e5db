import type { ChargeRow, PackageRow } from '@waybill/model';
import { LoadRejected } from '../errors.ts';
import type {
  InvoiceHandle,
  Load,
  LoadDescription,
  LoadGroup,
  LoadRows,
  LoadSummary,
  NewInvoice,
  PackageHandle,
} from './load.ts';
import type { StagedLoads } from './staged-rows.ts';

/** What the writer does for loads. */
export interface LoadEnds {
  readonly store: (descriptions: readonly LoadDescription[], startedAt: Date) => Promise<LoadSummary[]>;
  readonly end: () => Promise<void>;
}

/** How much is stored in one change. */
export interface GroupLimits {
  readonly loads: number;
  /** No load is added to this many packages. */
  readonly packages: number;
}

/** Loads whose rows file readers pass one by one. */
export class FileLoads implements LoadGroup {
  readonly #staging: StagedLoads;
  readonly #ends: LoadEnds;
  readonly #most: GroupLimits;
  readonly #startedAt = new Date();
  readonly #descriptions: LoadDescription[] = [];
  #packages = 0;
  #open = true;

  constructor(staging: StagedLoads, ends: LoadEnds, most: GroupLimits) {
    this.#staging = staging;
    this.#ends = ends;
    this.#most = most;
  }

  get hasRoom(): boolean {
    return this.#descriptions.length < this.#most.loads && this.#packages < this.#most.packages;
  }

  add(description: LoadDescription): LoadRows {
    this.#assertOpen();
    this.#staging.beginLoad();
    this.#descriptions.push(description);
    const place = this.#descriptions.length;
    return new RowsOfLoad(this.#staging, {
      assertOpen: () => this.#assertOpen(place),
      count: () => {
        this.#packages += 1;
      },
    });
  }

  async commit(): Promise<LoadSummary[]> {
    this.#assertOpen();
    this.#open = false;
    try {
      await this.#staging.close();
      return await this.#ends.store(this.#descriptions, this.#startedAt);
    } finally {
      await this.#ends.end();
    }
  }

  async rollback(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    await this.#ends.end();
  }

  #assertOpen(place = this.#descriptions.length): void {
    if (!this.#open || place < this.#descriptions.length) throw new LoadRejected('The load has ended already.');
  }
}

interface OfGroup {
  readonly assertOpen: () => void;
  readonly count: () => void;
}

class RowsOfLoad implements LoadRows {
  readonly #staging: StagedLoads;
  readonly #group: OfGroup;

  constructor(staging: StagedLoads, group: OfGroup) {
    this.#staging = staging;
    this.#group = group;
  }

  addInvoice(invoice: NewInvoice): InvoiceHandle {
    this.#group.assertOpen();
    return this.#staging.addInvoice(invoice);
  }

  addPackage(invoice: InvoiceHandle, row: PackageRow): PackageHandle {
    this.#group.assertOpen();
    this.#group.count();
    return this.#staging.addPackage(invoice, row);
  }

  addCharge(parent: PackageHandle, row: ChargeRow): void {
    this.#group.assertOpen();
    this.#staging.addCharge(parent, row);
  }

  addSourceRows(invoice: InvoiceHandle, fingerprints: Iterable<string>): void {
    this.#group.assertOpen();
    for (const fingerprint of fingerprints) this.#staging.addSourceRow(invoice, fingerprint);
  }

  async drain(): Promise<void> {
    await this.#staging.drain();
  }
}

/** A group with this one load. */
export function onlyLoad(group: LoadGroup, description: LoadDescription): Load {
  const rows = group.add(description);
  return Object.assign(rows, {
    async commit(): Promise<LoadSummary> {
      const [summary] = await group.commit();
      if (summary === undefined) throw new RangeError('The load was not stored.');
      return summary;
    },
    rollback: () => group.rollback(),
  });
}
