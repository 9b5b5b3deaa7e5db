/** How much to do. */
export interface CompactionOptions {
  /** Sort every partition of more than one load; by default only those of which an eighth or more came since the last time. */
  readonly everything?: boolean;
  /** Aborting it ends compaction after the partitions that it is at. */
  readonly signal?: AbortSignal;
}

/** What compaction sorted. */
export interface CompactionSummary {
  readonly partitions: number;
  /** Package rows. */
  readonly rows: number;
}
