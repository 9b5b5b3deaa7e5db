import { z } from 'zod';
import { endpoints } from '../foundation/endpoint.ts';
import { rowId } from '../foundation/ids.ts';
import { isTimeZone, scheduleRecipient } from '../reports/report-schedules.ts';

/** Who may be told of the deadlines of claims: whoever may open the findings of a level. */
export const mayBeToldOfDeadlines = [
  'EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL',
  'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL',
] as const;

const endpoint = endpoints({ access: mayBeToldOfDeadlines, source: 'S3 sections 2.2 and 2.3' });

/** Which findings a user is told of: those that are assigned to them, or all of the clients that they may read. */
export const deadlineScopes = ['own', 'all'] as const;
export type DeadlineScope = (typeof deadlineScopes)[number];

/** How many days ahead a notice looks: all whose last day to claim is today or one of the next seven. */
export const deadlineDays = 7;

/** The maximum number of colleagues who are told as well. */
export const mostDeadlineRecipients = 50;

const hour = z.number().int().min(0).max(23);

/** When and how a user is told that claims expire. Hours are by the clock of the time zone. */
const choices = z.object({
  whose: z.enum(deadlineScopes),
  byMail: z.boolean(),
  /** As a notification of the portal. */
  inPortal: z.boolean(),
  /** Whether colleagues may send the user theirs. */
  fromOthers: z.boolean(),
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  hour,
  /** IANA name, such as `America/New_York`. */
  timeZone: z.string().max(60).refine(isTimeZone, 'is not a time zone'),
  /** Nothing is sent from this hour until the hour `quietTo`; null: no quiet hours. They may pass midnight. */
  quietFrom: hour.nullable(),
  quietTo: hour.nullable(),
});

const savedClaimDeadlines = choices
  .extend({ recipientIds: z.array(rowId).max(mostDeadlineRecipients) })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    message: 'Enter both hours, or none.',
  })
  .refine(({ quietFrom, quietTo }) => quietFrom === null || quietFrom !== quietTo, {
    path: ['quietTo'],
    message: 'must differ from the first quiet hour',
  });

/** The user's settings with what is known about them. */
const claimDeadlines = choices.extend({
  /** Whether the user has saved them; until then they are the usual ones, in UTC. */
  saved: z.boolean(),
  /** Colleagues who are told as well, if they may still see the findings. */
  recipients: z.array(scheduleRecipient),
  /** When the user unsubscribed by the link in a mail; null since they last saved. */
  unsubscribedAt: z.iso.datetime().nullable(),
  /** The day of the last notice and what it said had expired, in US dollars. */
  last: z.object({ day: z.string(), expired: z.number() }).nullable(),
});

export type ClaimDeadlines = z.infer<typeof claimDeadlines>;

export const getClaimDeadlines = endpoint({
  name: 'getClaimDeadlines',
  method: 'GET',
  path: '/aiparcelweb/api/claimDeadlines',
  summary: 'When and how the user is told that claims expire.',
  answer: claimDeadlines,
});

export const saveClaimDeadlines = endpoint({
  name: 'saveClaimDeadlines',
  method: 'PUT',
  path: '/aiparcelweb/api/claimDeadlines',
  summary: 'Sets when and how the user is told that claims expire, and which colleagues are told as well.',
  body: savedClaimDeadlines,
  answer: claimDeadlines,
});

export const claimDeadlineRecipients = endpoint({
  name: 'claimDeadlineRecipients',
  method: 'GET',
  path: '/aiparcelweb/api/claimDeadlines/recipients',
  summary: 'The colleagues who may be told as well: those who may see the same findings of the same clients.',
  answer: z.array(scheduleRecipient),
});

const unsubscribing = {
  query: z.object({ token: z.string().min(1).max(200) }),
  answer: z.string(),
} as const;

export const askToUnsubscribe = endpoint({
  ...unsubscribing,
  name: 'askToUnsubscribe',
  method: 'GET',
  path: '/aiparcelweb/claimDeadlines/unsubscribe',
  access: 'public',
  summary: 'The page behind the link in a mail about deadlines: a question and a button. It changes nothing.',
});

/** Mail programs call it by RFC 8058, with a body that is not read. */
export const unsubscribeFromDeadlines = endpoint({
  ...unsubscribing,
  name: 'unsubscribeFromDeadlines',
  method: 'POST',
  path: '/aiparcelweb/claimDeadlines/unsubscribe',
  access: 'public',
  summary: 'Ends the mails about deadlines of the user whom the token of a mail names.',
});
