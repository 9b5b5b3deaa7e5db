import { z } from 'zod';
import { endpoints } from '../foundation/endpoint.ts';
import { reportFormats } from '../foundation/file-format.ts';
import { rowIdParam } from '../foundation/ids.ts';
import { text } from '../foundation/text.ts';
import { reportRequest } from './submit-report.ts';

/** How often a scheduled report runs. */
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

/** Who may schedule reports (S3 section 6). */
export const mayScheduleReports = ['USER_SCHEDULED_REPORTS'] as const;

const endpoint = endpoints({ access: mayScheduleReports, source: 'S3 section 2.3, scheduled reports' });

/** A colleague who may get the reports of a schedule. */
export const scheduleRecipient = z.object({ id: z.number().int(), name: z.string(), email: z.string() });
export type ScheduleRecipient = z.infer<typeof scheduleRecipient>;

/** The maximum number of recipients of a schedule. */
export const mostScheduleRecipients = 50;

/** The most addresses outside the portal to which a schedule sends. */
export const mostOutsideAddresses = 20;

/** Whether an address outside the portal gets reports: only if it is `confirmed`. */
export const outsideStates = ['asked', 'confirmed', 'expired', 'unsubscribed', 'notAllowed'] as const;
export type OutsideState = (typeof outsideStates)[number];

/** A report that runs regularly and is sent as a link by mail. */
export const reportSchedule = z.object({
  id: z.number().int(),
  name: z.string(),
  pageDisplayName: z.string(),
  clientName: z.string(),
  format: z.enum(reportFormats),
  fact: z.string(),
  dateType: z.string(),
  filters: z.array(z.string()),
  /** The rolling period that each report covers, as of the day in the time zone. */
  period: z.string(),
  frequency: z.enum(reportFrequencies),
  /** Day of the week (1 is Monday) or of the month; null when daily. */
  day: z.number().int().nullable(),
  /** By the clock of the time zone. */
  hour: z.number().int(),
  /** IANA name, such as `America/New_York`. */
  timeZone: z.string(),
  /** Recipients besides the owner, if they may still see the rows. */
  recipients: z.array(scheduleRecipient),
  /** Addresses outside the portal, and whether they get it. */
  addresses: z.array(
    z.object({
      email: z.string(),
      state: z.enum(outsideStates),
      /** The first day on which the confirmation counts no longer. */
      expiresOn: z.string().nullable(),
    }),
  ),
  /** Whether these get the file itself, up to ten megabytes, or a link to it. */
  attached: z.boolean(),
  active: z.boolean(),
  /** Time (UTC); null while paused. */
  nextRunAt: z.iso.datetime().nullable(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

const mostDays: Readonly<Record<ReportFrequency, number>> = { daily: 0, weekly: 7, monthly: 28 };

const fits = ({ frequency, day }: { readonly frequency: ReportFrequency; readonly day: number | null }) =>
  frequency === 'daily' ? day === null : day !== null && day <= mostDays[frequency];
const doesNotFit = { path: ['day'], message: 'Weekly: 1 (Monday) to 7; monthly: 1 to 28; daily: none.' };

/** The IANA name of a time zone, such as `America/New_York`. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'is not a time zone');

const userId = z.number().int().min(1).max(2_147_483_647);

const scheduleChoices = z.object({
  name: text(100).refine((name) => name.trim() !== '', 'must not be empty'),
  period: z.string().max(40),
  frequency: z.enum(reportFrequencies),
  day: z.number().int().min(1).nullable().optional().default(null),
  hour: z.number().int().min(0).max(23),
  timeZone: timeZone.optional().default('UTC'),
  recipientIds: z.array(userId).max(mostScheduleRecipients).optional().default([]),
  /** Addresses outside the portal, at domains that the tenant's administrators allow. */
  addresses: z.array(z.email().max(254)).max(mostOutsideAddresses).optional().default([]),
  attached: z.boolean().optional().default(false),
});

/** A new schedule: the rows of one of the user's reports or of a page, for a rolling period. */
export const newReportSchedule = scheduleChoices
  .extend({
    reportId: userId.optional(),
    page: z.string().max(60).optional(),
    request: reportRequest.optional(),
  })
  .refine(fits, doesNotFit)
  .refine(({ reportId, page, request }) => (reportId === undefined) !== (page === undefined || request === undefined), {
    path: ['reportId'],
    message: 'Name a report, or a page and its request.',
  });
export type NewReportSchedule = z.input<typeof newReportSchedule>;

/** Changes to a schedule; its rows cannot be changed. */
export const changedReportSchedule = scheduleChoices.extend({ format: z.enum(reportFormats) }).refine(fits, doesNotFit);

/** Whether a text is the name of a known time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

export const reportSchedules = endpoint({
  name: 'reportSchedules',
  method: 'GET',
  path: '/aiparcelreports/api/reportSchedules',
  summary: 'The user’s scheduled reports.',
  answer: z.array(reportSchedule),
});

export const scheduleReport = endpoint({
  name: 'scheduleReport',
  method: 'POST',
  path: '/aiparcelreports/api/reportSchedules',
  summary: 'Schedules the rows of one of the user’s reports, or of a page, daily, weekly or monthly.',
  body: newReportSchedule,
  answer: reportSchedule,
});

export const updateSchedule = endpoint({
  name: 'updateSchedule',
  method: 'PUT',
  path: '/aiparcelreports/api/reportSchedules/:id',
  summary: 'Changes the times, period, format and recipients of one of the user’s schedules.',
  params: rowIdParam,
  body: changedReportSchedule,
  answer: reportSchedule,
});

export const pauseSchedule = endpoint({
  name: 'pauseSchedule',
  method: 'POST',
  path: '/aiparcelreports/api/reportSchedules/:id/active',
  summary: 'Pauses or resumes one of the user’s schedules.',
  params: rowIdParam,
  body: z.object({ active: z.boolean() }),
  answer: reportSchedule,
});

export const runSchedule = endpoint({
  name: 'runSchedule',
  method: 'POST',
  path: '/aiparcelreports/api/reportSchedules/:id/run',
  summary: 'Runs one of the user’s schedules now, in addition to its times.',
  params: rowIdParam,
  answer: z.object({ message: z.string() }),
});

export const deleteSchedule = endpoint({
  name: 'deleteSchedule',
  method: 'DELETE',
  path: '/aiparcelreports/api/reportSchedules/:id',
  summary: 'Deletes one of the user’s schedules; its reports stay.',
  params: rowIdParam,
  answer: z.object({ message: z.string() }),
});
