import type { Services } from '../../platform/services.ts';

/** What fetching works with. */
export type FetchContext = Pick<
  Services,
  | 'settings'
  | 'warehouse'
  | 'clock'
  | 'files'
  | 'mailer'
  | 'dataDirectory'
  | 'scratchDirectory'
  | 'fetchHosts'
  | 'readers'
>;
