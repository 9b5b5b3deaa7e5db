import type { Settings } from '@waybill/db';
import type { DateRange } from '@waybill/model';
import type { FindingRow, Scope } from '@waybill/query';
import type { Warehouse } from '@waybill/warehouse';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/file-store.ts';
import type { Granted } from './http/granted.ts';

/** Which findings a query is about: those of invoices of some days. */
export interface AskedFindings {
  readonly scope: Scope;
  readonly billed: DateRange;
  /** Whether the answer waits until all findings are worked out, or only as long as somebody may look at a screen. */
  readonly patience: 'briefly' | 'until done';
}

/**
 * Reads the findings that a user may see, as queries about packages take them. Such queries come before recovery and may
 * not import it: the app names this.
 */
export type FindingsForQueries = (
  services: {
    readonly settings: Settings;
    readonly warehouse: Warehouse;
    readonly files: FileStore;
    readonly clock: Clock;
  },
  user: Granted,
  asked: AskedFindings,
) => Promise<readonly FindingRow[]>;
