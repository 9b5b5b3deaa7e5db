import type { ChatLogStep, ChatMessageType, ChatOutcome } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** A question and its answer, as they are stored. */
export interface StoredExchange {
  readonly id: number;
  readonly prompt: string;
  /** `YYYY-MM-DD`: what ‘today’ was. */
  readonly askedOn: string;
  readonly subClientIds: readonly number[];
  readonly reading: unknown;
  readonly type: ChatMessageType;
  readonly outcome: ChatOutcome | null;
  readonly said: unknown;
  readonly logs: readonly ChatLogStep[];
  readonly isHelpful: boolean | null;
  readonly reportId: number | null;
  readonly milliseconds: number;
  readonly askedAt: Date;
}

/** The newest exchanges of a conversation after skipping `skipped`, oldest first. */
export async function exchangesOf(
  settings: Settings,
  conversationId: number,
  { skipped, most }: { readonly skipped: number; readonly most: number },
): Promise<StoredExchange[]> {
  const rows = await settings
    .selectFrom('chat_exchange')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .offset(skipped)
    .limit(most)
    .execute();
  return rows.toReversed().map((row) => ({
    id: row.id,
    prompt: row.prompt,
    askedOn: row.asked_on,
    subClientIds: row.sub_client_ids,
    reading: row.reading,
    type: row.type as ChatMessageType,
    outcome: row.outcome as ChatOutcome | null,
    said: row.said,
    logs: row.logs as ChatLogStep[],
    isHelpful: row.is_helpful,
    reportId: row.report_id,
    milliseconds: row.milliseconds,
    askedAt: row.asked_at,
  }));
}
