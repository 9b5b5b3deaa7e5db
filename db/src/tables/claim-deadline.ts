import type { ColumnType, Generated } from 'kysely';

/** When and how a user is told that claims expire. Hours are by the clock of the time zone. */
export interface ClaimDeadlineNoticeTable {
  user_id: number;
  /** `own`: the findings assigned to the user; `all`: those of all clients that the user may read. */
  whose: 'own' | 'all';
  by_mail: boolean;
  in_portal: boolean;
  /** Whether colleagues may send the user theirs. */
  from_others: Generated<boolean>;
  /** 1 is Monday. */
  weekday: number;
  hour: number;
  /** IANA name, such as `America/New_York`. */
  time_zone: string;
  /** Nothing is sent from this hour until the other; both null: no quiet hours. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** When the user saved them; null while they are the usual ones. */
  saved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** When the user unsubscribed by the link in a mail. */
  unsubscribed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Who is told of a user's deadlines, the user included, and what they have been told. */
export interface ClaimDeadlineReaderTable {
  user_id: number;
  reader_id: number;
  /** From when on the times hold: what was due before is not made up for. */
  since: ColumnType<Date, Date | string, Date | string>;
  /** The day, in the user's time zone, of the last notice that is done. */
  last_sent_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** All that expired before this day has been reported, or was before the reader's time. */
  expired_before: string;
  /** What the last notice said had expired, in US dollars. */
  told_expired: ColumnType<string, string | undefined, string>;
  /** Until when a server is about to tell the reader. */
  taken_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
