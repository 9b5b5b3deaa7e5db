import type { Services } from '../services.ts';

/** What reports work with. */
export type ReportContext = Pick<Services, 'settings' | 'warehouse' | 'clock' | 'dataDirectory'>;

/** Whose report it is: enough to know which clients they may read. */
export interface ReportOwner {
  readonly userId: number;
  readonly tenantId: number;
  readonly internal: boolean;
}
