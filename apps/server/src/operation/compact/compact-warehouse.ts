import type { CompactionSummary, Warehouse } from '@waybill/warehouse';

/** What compaction did to a warehouse. */
export interface CompactReport extends CompactionSummary {
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** Sorts every client's quarter whose rows came in several loads; queries go on meanwhile. */
export async function compactWarehouse(warehouse: Warehouse): Promise<CompactReport> {
  const { bytes: bytesBefore } = await warehouse.statistics();
  const summary = await warehouse.compact({ everything: true });
  const { bytes: bytesAfter } = await warehouse.statistics();
  return { ...summary, bytesBefore, bytesAfter };
}
