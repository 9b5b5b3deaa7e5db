import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** An address that is told what happens in a tenant. */
export interface WebhookTable {
  id: Generated<number>;
  tenant_id: number;
  name: string;
  url: string;
  /** Encrypted: messages are signed with it. */
  secret: string;
  events: readonly string[];
  /** The clients whose events are told; null: everything in the tenant. */
  client_ids: readonly number[] | null;
  active: boolean;
  created_at: Generated<Date>;
}

/** A message to a webhook, and what has become of it. */
export interface WebhookMessageTable {
  id: Generated<string>;
  webhook_id: number;
  /** By which receivers recognise a message that comes twice. */
  message_id: string;
  event: string;
  /** The body as JSON. */
  payload: string;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  /** What the receiver answered last. */
  status: number | null;
  /** Why the last attempt failed. */
  reason: string | null;
  created_at: Generated<Date>;
  attempted_at: Moment;
  /** Null: at once. */
  next_attempt_at: Moment;
  /** Until when a server is about to send it. */
  taken_until: Moment;
}
