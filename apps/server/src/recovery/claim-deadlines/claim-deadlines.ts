import { choreEvery } from '../../platform/servers/hourly-chore.ts';
import { tellOfDeadlines } from './tell-of-deadlines.ts';

/** Notices are due at full hours, and quiet hours end there. */
const quarterOfAnHour = 900_000;

/** Looks for notices about deadlines of claims that are due. */
export const claimDeadlines = choreEvery(quarterOfAnHour, 'claim deadlines', tellOfDeadlines);
