import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { chosenClient, rowId, rowIdParam } from '../foundation/ids.ts';
import { portalPages } from '../foundation/portal-pages.ts';
import { text } from '../foundation/text.ts';
import { isTimeZone, scheduleRecipient } from '../reports/report-schedules.ts';

const endpoint = endpoints({ access: portalPages['/alerts'].access, source: 'Waybill' });

/** The most alerts that a user can have. */
export const mostAlerts = 50;
/** The most colleagues who are told of an alert as well. */
export const mostAlertRecipients = 20;
/** How many months a back-test looks back. */
export const monthsOfBackTest = 12;

const units = ['currency', 'packages', 'charges', 'lbs', 'kgs', 'percent', 'days', 'number'] as const;
const figure = z.string().max(60);

/** The name of the figure of an alert that watches rows of its own. */
export const figureOfRows = 'rows';

/** Rows of a grid, or of an answer of the assistant, without their days: an alert watches them week by week. */
const watchedRows = z.object({
  /** What they are, in the words of whoever made the alert. */
  name: text(300),
  tableName: z.enum(['package_level_info', 'charge_level_info']),
  /** Conditions in the query language. */
  whereClauses: z.array(text(20_000)).max(100),
  measure: z.discriminatedUnion('kind', [
    /** How many rows there are, or the sum of a column, under the filters of a grid’s columns. */
    z.object({
      kind: z.literal('grid'),
      column: z.string().max(60).nullable(),
      filterModel: z.record(z.string().max(200), z.unknown()),
    }),
    /** An aggregate of the query language, and what it is divided by. */
    z.object({
      kind: z.literal('aggregate'),
      expression: text(8_000),
      divisor: text(8_000).nullable(),
      unit: z.enum(units),
    }),
  ]),
  /** The path of the page that shows them. */
  page: text(8_000).regex(/^\/(?!\/)/, 'must be a path of the portal'),
});
export type WatchedRows = z.infer<typeof watchedRows>;
const amount = z.number().min(0).max(1_000_000_000);

/** What an alert watches. Figures are those of the model; amounts are US dollars. */
const alertRule = z.discriminatedUnion('kind', [
  /** A week of a figure is outside what its own past lets expect. */
  z.object({
    kind: z.literal('band'),
    figure,
    side: z.enum(['above', 'below', 'either']),
    rows: watchedRows.optional(),
  }),
  /** A week of a figure is above or below a limit, in the figure's unit. */
  z.object({
    kind: z.literal('limit'),
    figure,
    side: z.enum(['above', 'below']),
    limit: z.number().min(-1_000_000_000_000).max(1_000_000_000_000),
    rows: watchedRows.optional(),
  }),
  /** A carrier bills a charge that it has never billed the client before, of at least so much in total. */
  z.object({ kind: z.literal('newCharge'), atLeast: amount }),
  /** The next invoice of an account is late. */
  z.object({ kind: z.literal('missingInvoice') }),
  /** At least so much can only be claimed within the coming seven days. */
  z.object({ kind: z.literal('claims'), atLeast: amount }),
  /** A month's invoices come to more than its budget. */
  z.object({ kind: z.literal('budget') }),
  /** The revenue that a tier of an agreement counts falls below the tier, or comes within reach of the next. */
  z.object({ kind: z.literal('tier') }),
]);
export type AlertRule = z.infer<typeof alertRule>;

/** What an alert found, or would have found. */
const alertEvent = z.object({
  /** What makes it one fact: a week, a charge, an account's invoice. */
  key: z.string(),
  kind: z.enum(['above', 'below', 'newCharge', 'missingInvoice', 'claims', 'budget', 'tierLost', 'tierNear']),
  /** Its first and last day, `YYYY-MM-DD`. */
  from: z.string(),
  to: z.string(),
  /** The figure in its first week, and what was expected, in the figure's unit; null where there is no figure. */
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The figure's unit. */
  unit: z.string().nullable(),
  /** What it comes to, in US dollars: what is beyond the expected, or what was charged. */
  amount: z.number().nullable(),
  /** Packages in its weeks, or rows of the charge. */
  count: z.number().nullable(),
  /** The carrier with its charge or account. */
  name: z.string().nullable(),
  /** Whether it holds no longer. */
  over: z.boolean(),
  /** Paths in the web app: the page that shows it, and its rows. */
  page: z.string(),
  rows: z.string().nullable(),
  /** The figure in the weeks before it and its own. */
  history: z.array(z.object({ week: z.string(), value: z.number().nullable() })),
});
export type AlertEvent = z.infer<typeof alertEvent>;

const choices = z.object({
  name: text(100).refine((name) => name.trim() !== '', 'must not be empty'),
  clientId: chosenClient,
  /** Name of the template, or `custom`. */
  template: z.string().max(40),
  rule: alertRule,
  /** Values by filter dimension; all must fit. */
  filters: z.record(z.string().max(40), z.array(text(200)).max(100)),
});

/** What an alert begins with that a page or an answer offers: a link to `/alerts` has it as JSON. */
export const alertDraft = choices.pick({ name: true, clientId: true, rule: true });
export type AlertDraft = z.infer<typeof alertDraft>;

const savedAlert = choices.extend({
  byMail: z.boolean(),
  /** As a notification of the portal. */
  inPortal: z.boolean(),
  /** To the tenant’s webhooks. */
  byWebhook: z.boolean().default(false),
  recipientIds: z.array(rowId).max(mostAlertRecipients),
});
export type SavedAlert = z.infer<typeof savedAlert>;

const alertOfUser = choices.extend({
  id: z.number().int(),
  clientName: z.string(),
  byMail: z.boolean(),
  inPortal: z.boolean(),
  byWebhook: z.boolean(),
  /** Colleagues who are told as well, if they may still see it. */
  recipients: z.array(scheduleRecipient),
  active: z.boolean(),
  /** Nothing is told before this day. */
  snoozedUntil: z.string().nullable(),
  /** What its owner lost, so that it stopped: the client, or the permission for its data. */
  stoppedFor: z.enum(['client', 'permission']).nullable(),
  evaluatedAt: z.iso.datetime().nullable(),
  /** What it found, the newest first, with when that was told. */
  found: z.array(alertEvent.extend({ toldAt: z.iso.datetime().nullable(), recoveredAt: z.iso.datetime().nullable() })),
});
export type Alert = z.infer<typeof alertOfUser>;

const hour = z.number().int().min(0).max(23);
const preferences = z.object({
  byMail: z.boolean(),
  /** Whether colleagues may send the user theirs. */
  fromOthers: z.boolean(),
  /** IANA name, such as `America/New_York`. */
  timeZone: z.string().max(60).refine(isTimeZone, 'is not a time zone'),
  /** Nothing is sent from this hour until the hour `quietTo`; null: no quiet hours. They may pass midnight. */
  quietFrom: hour.nullable(),
  quietTo: hour.nullable(),
});
const savedPreferences = preferences
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    message: 'Enter both hours, or none.',
  })
  .refine(({ quietFrom, quietTo }) => quietFrom === null || quietFrom !== quietTo, {
    path: ['quietTo'],
    message: 'must differ from the first quiet hour',
  });
export type AlertPreferences = z.infer<typeof preferences>;

export const listAlerts = endpoint({
  name: 'listAlerts',
  method: 'GET',
  path: '/aiparcelweb/api/alerts',
  summary: 'The user’s alerts with what they found last.',
  answer: z.array(alertOfUser),
});

export const addAlert = endpoint({
  name: 'addAlert',
  method: 'POST',
  path: '/aiparcelweb/api/alerts',
  summary: 'Adds an alert of the user. What it would find already is known and not told.',
  body: savedAlert,
  answer: alertOfUser,
});

export const changeAlert = endpoint({
  name: 'changeAlert',
  method: 'PUT',
  path: '/aiparcelweb/api/alerts/:id',
  summary: 'Changes one of the user’s alerts.',
  params: rowIdParam,
  body: savedAlert,
  answer: alertOfUser,
});

export const setAlertState = endpoint({
  name: 'setAlertState',
  method: 'POST',
  path: '/aiparcelweb/api/alerts/:id/state',
  summary: 'Pauses, resumes or snoozes one of the user’s alerts.',
  params: rowIdParam,
  body: z.object({ active: z.boolean(), snoozedUntil: calendarDay().nullable() }),
  answer: alertOfUser,
});

export const deleteAlert = endpoint({
  name: 'deleteAlert',
  method: 'DELETE',
  path: '/aiparcelweb/api/alerts/:id',
  summary: 'Deletes one of the user’s alerts with what it found.',
  params: rowIdParam,
  answer: z.object({ message: z.string() }),
});

export const backTestAlert = endpoint({
  name: 'backTestAlert',
  method: 'POST',
  path: '/aiparcelweb/api/alerts/backTest',
  summary: 'When an alert would have told in the last twelve months, and how the figure went.',
  body: choices.omit({ name: true, template: true }),
  answer: z.object({
    /** The newest first. */
    events: z.array(alertEvent),
    /** The weeks of the year with the band or limit, where there is one. */
    weeks: z.array(
      z.object({
        week: z.string(),
        value: z.number().nullable(),
        low: z.number().nullable(),
        high: z.number().nullable(),
      }),
    ),
    unit: z.string().nullable(),
    /** Whether there is too little history to judge by. */
    isTooShort: z.boolean(),
  }),
});
export type BackTest = z.infer<typeof backTestAlert.answer>;

export const alertRecipients = endpoint({
  name: 'alertRecipients',
  method: 'GET',
  path: '/aiparcelweb/api/alerts/recipients',
  summary: 'The colleagues who may be told of alerts about a client as well.',
  query: z.object({
    clientId: rowId,
    kind: z.enum(['band', 'limit', 'newCharge', 'missingInvoice', 'claims', 'budget', 'tier']),
  }),
  answer: z.array(scheduleRecipient),
});

export const getAlertPreferences = endpoint({
  name: 'getAlertPreferences',
  method: 'GET',
  path: '/aiparcelweb/api/alerts/preferences',
  summary: 'How the user is told of alerts.',
  answer: preferences.extend({
    saved: z.boolean(),
    /** When the user unsubscribed by the link in a mail; null since they last saved. */
    unsubscribedAt: z.iso.datetime().nullable(),
  }),
});

export const saveAlertPreferences = endpoint({
  name: 'saveAlertPreferences',
  method: 'PUT',
  path: '/aiparcelweb/api/alerts/preferences',
  summary: 'Saves how the user is told of alerts.',
  body: savedPreferences,
  answer: preferences,
});

const unsubscribing = {
  query: z.object({ token: z.string().min(1).max(200) }),
  answer: z.string(),
} as const;

export const askToUnsubscribeFromAlerts = endpoint({
  ...unsubscribing,
  name: 'askToUnsubscribeFromAlerts',
  method: 'GET',
  path: '/aiparcelweb/alerts/unsubscribe',
  access: 'public',
  summary: 'The page behind the link in a mail about alerts: a question and a button. It changes nothing.',
});

/** Mail programs call it by RFC 8058, with a body that is not read. */
export const unsubscribeFromAlerts = endpoint({
  ...unsubscribing,
  name: 'unsubscribeFromAlerts',
  method: 'POST',
  path: '/aiparcelweb/alerts/unsubscribe',
  access: 'public',
  summary: 'Ends the mails about alerts of the user whom the token of a mail names.',
});
