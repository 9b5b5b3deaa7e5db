import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChargeRow, PackageRow } from '@waybill/model';
import {
  type InvoiceHandle,
  type NewInvoice,
  type PackageHandle,
  StagedRows,
  type StagedTable,
  stagedColumns,
} from '@waybill/warehouse';
import { SegmentedStageFile, StageFile } from './stage-file.ts';

interface StageFiles extends Readonly<Record<keyof typeof stagedColumns, StagedTable>> {
  readonly invoices: StageFile;
  readonly packages: SegmentedStageFile;
  readonly charges: SegmentedStageFile;
  readonly sourceRows: StageFile;
}

/** The rows of loads before they are stored: files in a folder of their own. */
export class Staging extends StagedRows<StageFiles> {
  /** Packages are stored, and if need be sorted, so many at once with all of their charges. */
  readonly packagesOfSegment: number;
  readonly #folder: string;
  /** Where the packages of each invoice belong: by client, then by bill date. */
  readonly #places: (readonly [clientId: number, billDate: string])[] = [];
  #last: PackageHandle | undefined;
  #isSorted = true;

  private constructor(folder: string, packagesOfSegment: number) {
    super({
      invoices: new StageFile(join(folder, 'invoice'), stagedColumns.invoices),
      packages: new SegmentedStageFile(join(folder, 'package'), stagedColumns.packages, packagesOfSegment),
      charges: new SegmentedStageFile(join(folder, 'charge'), stagedColumns.charges, packagesOfSegment),
      sourceRows: new StageFile(join(folder, 'source-row'), stagedColumns.sourceRows),
    });
    this.packagesOfSegment = packagesOfSegment;
    this.#folder = folder;
  }

  /** Makes the files in a new folder inside `parent`. */
  static async create(parent: string, packagesOfSegment: number): Promise<Staging> {
    return new Staging(await mkdtemp(join(parent, 'load-')), packagesOfSegment);
  }

  /** Whether the rows have come sorted by client and bill date, and the charges in the order of their packages. */
  get isSorted(): boolean {
    return this.#isSorted;
  }

  override addInvoice(row: NewInvoice): InvoiceHandle {
    this.#places.push([row.clientId, row.billDate]);
    return super.addInvoice(row);
  }

  override addPackage(invoice: InvoiceHandle, row: PackageRow): PackageHandle {
    const handle = super.addPackage(invoice, row);
    if (this.#last !== undefined && this.#isBefore(invoice, this.#last)) this.#isSorted = false;
    this.#last = handle;
    return handle;
  }

  override addCharge(parent: PackageHandle, row: ChargeRow): void {
    if (parent.package !== this.#last?.package) this.#isSorted = false;
    super.addCharge(parent, row);
  }

  async remove(): Promise<void> {
    await Promise.allSettled(this.tables.map((file) => file.destroy()));
    await rm(this.#folder, { recursive: true, force: true });
  }

  #isBefore(one: InvoiceHandle, other: InvoiceHandle): boolean {
    const [client = 0, date = ''] = this.#places[one.invoice - 1] ?? [];
    const [otherClient = 0, otherDate = ''] = this.#places[other.invoice - 1] ?? [];
    return client === otherClient ? date < otherDate : client < otherClient;
  }
}
