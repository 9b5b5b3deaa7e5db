/** How much to do. */
export interface CompactionOptions {
  /**
   * Sort every partition with more than one load; by default only those of which an eighth or more is new since the
   * last time.
   */
  readonly everything?: boolean;
  /** Aborting it ends compaction after the current partitions. */
  readonly signal?: AbortSignal;
}

/** What compaction sorted. */
export interface CompactionSummary {
  readonly partitions: number;
  /** Package rows. */
  readonly rows: number;
}
