import type { AccountMirror } from './account.ts';

/** The state of the warehouse relative to the settings database and its own loads. */
export interface Standing {
  readonly accounts: readonly AccountMirror[];
  /** The newest load that is committed; 0 while empty. */
  readonly committedLoad: number;
  /** Clients' quarters that the next compaction sorts, with their package rows. */
  readonly waiting: readonly { readonly billDatePartition: number; readonly rows: number }[];
}
