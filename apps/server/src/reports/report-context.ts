import type { Granted } from '../platform/http/granted.ts';
import type { Services } from '../platform/services.ts';

/** What reports need from the app. */
export type ReportContext = Pick<
  Services,
  | 'settings'
  | 'warehouse'
  | 'clock'
  | 'files'
  | 'dataDirectory'
  | 'scratchDirectory'
  | 'workLedger'
  | 'findingsForQueries'
>;

/** The same, with what is needed to notify their owners. */
export type ReportServices = ReportContext & Pick<Services, 'mailer' | 'publicUrl' | 'sharesSettings' | 'jwtSecret'>;

/** Whose report it is: enough to know which pages and clients they may read. */
export interface ReportOwner extends Granted {
  readonly userId: number;
  readonly tenantId: number;
  readonly internal: boolean;
  readonly onlyClients: ReadonlySet<number> | null;
}
