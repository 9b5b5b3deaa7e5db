import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** An address of nobody in the portal to which a tenant's reports are sent. */
export interface OutsideAddressTable {
  id: Generated<number>;
  tenant_id: number;
  /** In lower case. */
  email: string;
  /** When its reader was last asked whether they want reports. */
  asked_at: Moment;
  confirmed_at: Moment;
  /** The first day on which the confirmation counts no longer. */
  expires_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its reader ended the mails. */
  unsubscribed_at: Moment;
}

/** Which schedules send to an address. */
export interface ReportScheduleAddressTable {
  schedule_id: number;
  address_id: number;
}
