import type { Services } from '../services.ts';

/** What fetching works with. */
export type FetchContext = Pick<Services, 'settings' | 'warehouse' | 'clock' | 'dataDirectory' | 'fetchHosts'>;
