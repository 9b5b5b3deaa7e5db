import type { CompactionSummary, Warehouse } from '@waybill/warehouse';

/** The result of compaction. */
export interface CompactReport extends CompactionSummary {
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** Sorts every client's quarter whose rows are from several loads; queries continue meanwhile. */
export async function compactWarehouse(warehouse: Warehouse): Promise<CompactReport> {
  const { bytes: bytesBefore } = await warehouse.statistics();
  const summary = await warehouse.compact({ everything: true });
  const { bytes: bytesAfter } = await warehouse.statistics();
  return { ...summary, bytesBefore, bytesAfter };
}
