import { displayDateTime } from './formats.ts';

/** `MM/DD/YYYY HH:mm`, of an ISO 8601 moment in UTC. */
export const momentText = (moment: string): string => displayDateTime(moment.replace('T', ' '));
