import type { PostponedPromise } from '@waybill/audit';

/** Clients for whom services promise other days than the rules that come with Waybill say. */
export interface OwnPromises {
  readonly clientIds: readonly number[];
  /** The promises that differ; 0 days later where only the rules of Waybill postpone one. */
  readonly promises: readonly PostponedPromise[];
}
