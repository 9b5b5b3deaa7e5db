import { sessionEnds } from '@waybill/contract';
import { text } from '../languages/text.ts';

/** Why somebody has to sign in again: what the server says, or a sign-out in another tab. */
export const sessionEndings = [...sessionEnds, 'otherTab'] as const;

export type SessionEnding = (typeof sessionEndings)[number];

/** What the login page says about it. */
export const endingTexts: Readonly<Record<SessionEnding, string>> = {
  elsewhere: text('You were signed out because you signed in elsewhere. Sign in to go on.'),
  expired: text('Your session has expired. Sign in to go on.'),
  closed: text('Your session was ended. Sign in to go on.'),
  otherTab: text('You signed out in another tab. Sign in to go on.'),
};
