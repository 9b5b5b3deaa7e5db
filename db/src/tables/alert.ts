import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What a user wants to be told of, about one client. */
export interface AlertTable {
  id: Generated<number>;
  user_id: number;
  client_id: number;
  name: string;
  /** The template that it was made from, or `custom`. */
  template: string;
  /** The rule as JSON (packages/contract/src/alerts). */
  rule: string;
  /** Page filters as JSON. */
  filters: string;
  by_mail: boolean;
  in_portal: boolean;
  /** Whether the tenant’s webhooks are told as well. */
  by_webhook: Generated<boolean>;
  active: Generated<boolean>;
  /** Nothing is told before this day. */
  snoozed_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** What its owner lost, so that it stopped. */
  stopped_for: ColumnType<'client' | 'permission' | null, 'client' | 'permission' | null | undefined>;
  created_at: ColumnType<Date, Date | string, never>;
  evaluated_at: Moment;
  /** The UTC day and the load for which a server has last evaluated it, or is about to. */
  evaluated_on: ColumnType<string | null, string | null | undefined, string | null>;
  evaluated_load: ColumnType<string | null, number | null | undefined, number | null>;
}

/** A colleague who is told as well. */
export interface AlertReaderTable {
  alert_id: number;
  user_id: number;
}

/** What an alert has found: a week, a charge or an account, once. */
export interface AlertFactTable {
  id: Generated<number>;
  alert_id: number;
  /** Unique in its alert. */
  fact_key: string;
  /** The event as JSON. */
  details: string;
  /** False for what was there before the alert was. */
  tells: boolean;
  found_at: ColumnType<Date, Date | string, never>;
  told_at: Moment;
  /** When it was found to hold no longer. */
  recovered_at: Moment;
  recovery_told_at: Moment;
  /** Until when a server is about to tell of it. */
  taken_until: Moment;
}

/** How a user is told of alerts. Hours are by the clock of the time zone. */
export interface AlertPreferenceTable {
  user_id: number;
  by_mail: boolean;
  /** Whether colleagues may send the user theirs. */
  from_others: boolean;
  time_zone: string;
  /** Nothing is sent from this hour until the other; both null: no quiet hours. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** When the user unsubscribed by the link in a mail. */
  unsubscribed_at: Moment;
}
