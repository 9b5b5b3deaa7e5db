import type { ColumnType, Generated } from 'kysely';
import type { ReportFormat } from './report.ts';

/** How often a scheduled report runs. */
export type ReportFrequency = 'daily' | 'weekly' | 'monthly';

/** A scheduled report. `request` is a submitReport body; its dates are those of `period` at each run. */
export interface ReportScheduleTable {
  id: Generated<number>;
  user_id: number;
  client_id: number;
  name: string;
  page: string;
  format: ReportFormat;
  request: string;
  /** A rolling period of the model, such as `previousWeek`. */
  period: string;
  frequency: ReportFrequency;
  /** Day of the week (1 is Monday) or of the month (1 to 28); null when daily. */
  day: number | null;
  /** Hour of the day, by the clock of the time zone. */
  hour: number;
  /** IANA name, such as `America/New_York`. */
  time_zone: Generated<string>;
  active: Generated<boolean>;
  /** Whether addresses outside the portal get the file itself, not a link to it. */
  file_attached: Generated<boolean>;
  created_at: ColumnType<Date, Date | string, never>;
  /** When a run last failed to start a report, and why. */
  failed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  failure: string | null;
}

/** The recipients of a schedule besides its owner. */
export interface ReportScheduleRecipientTable {
  schedule_id: number;
  user_id: number;
}
