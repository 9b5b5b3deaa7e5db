import type { Services } from '../../platform/services.ts';

/** What working out findings needs from the app. */
export type FindingServices = Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock'>;
