import type { ReportFormat, ReportFrequency, ReportSchedule } from '@waybill/contract';
import type { RollingPeriod } from '@waybill/model';

/** What is chosen of a schedule, as its form holds it. */
export interface ScheduleChoices {
  readonly name: string;
  readonly period: string;
  readonly frequency: ReportFrequency;
  readonly day: string;
  readonly hour: string;
  readonly timeZone: string;
  readonly format: ReportFormat;
  readonly recipientIds: readonly string[];
  /** Outside the portal. */
  readonly addresses: readonly string[];
  readonly attached: boolean;
}

/** What is usually sent how often: the last complete period. */
const usualPeriods: Readonly<Partial<Record<ReportFrequency, RollingPeriod>>> = {
  weekly: 'Previous Week',
  monthly: 'Previous Month',
};

/** The choices with another frequency; the days follow it unless others were chosen. */
export function withFrequency(choices: ScheduleChoices, frequency: ReportFrequency): ScheduleChoices {
  const isUsual = choices.period === usualPeriods[choices.frequency];
  const period = (isUsual ? usualPeriods[frequency] : undefined) ?? choices.period;
  return { ...choices, frequency, period, day: '1' };
}

/** What a new schedule begins with: Monday mornings, by the clock of the browser. */
export const newChoices = (name: string, format: ReportFormat): ScheduleChoices => ({
  name,
  period: 'Previous Week',
  frequency: 'weekly',
  day: '1',
  hour: '6',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  format,
  recipientIds: [],
  addresses: [],
  attached: false,
});

export const choicesOf = (schedule: ReportSchedule): ScheduleChoices => ({
  ...schedule,
  day: String(schedule.day ?? 1),
  hour: String(schedule.hour),
  recipientIds: schedule.recipients.map(({ id }) => String(id)),
  addresses: schedule.addresses.map(({ email }) => email),
});

/** The choices as the server takes them. */
export const bodyOf = ({ name, period, frequency, day, hour, timeZone, ...choices }: ScheduleChoices) => ({
  name: name.trim(),
  period,
  frequency,
  day: frequency === 'daily' ? null : Number(day),
  hour: Number(hour),
  timeZone,
  format: choices.format,
  recipientIds: choices.recipientIds.map(Number),
  addresses: [...choices.addresses],
  attached: choices.attached,
});
