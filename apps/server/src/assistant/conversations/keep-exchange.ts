import type { ChatLogStep, ChatMessageType, ChatOutcome } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { CalendarDay } from '@waybill/model';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Interpretation } from '../answers/interpret.ts';
import type { StoredConversation } from './stored-conversations.ts';

interface Kept {
  readonly user: SignedInUser;
  /** Absent: starts a new one. */
  readonly conversation: StoredConversation | undefined;
  readonly question: { readonly userPrompt: string; readonly clientId: number };
  readonly childClientIds: readonly number[];
  readonly today: CalendarDay;
  readonly interpretation: Interpretation;
  readonly type: ChatMessageType;
  readonly outcome: ChatOutcome | null;
  readonly logs: readonly ChatLogStep[];
  readonly milliseconds: number;
  readonly now: Date;
}

const longestName = 100;

/** Stores a question and its interpretation, in a new conversation if there is none. Figures are not stored. */
export async function keepExchange(
  settings: Settings,
  kept: Kept,
): Promise<{ readonly exchangeId: number; readonly conversationId: number; readonly conversationName: string }> {
  return settings.transaction().execute(async (transaction) => {
    const { id, name } = await conversationFor(transaction, kept);
    const { exchangeId } = await transaction
      .insertInto('chat_exchange')
      .values({
        conversation_id: id,
        prompt: kept.question.userPrompt,
        asked_on: kept.today,
        sub_client_ids: [...kept.childClientIds],
        reading: JSON.stringify(kept.interpretation),
        type: kept.type,
        outcome: kept.outcome,
        logs: JSON.stringify(kept.logs),
        milliseconds: kept.milliseconds,
        asked_at: kept.now,
      })
      .returning('id as exchangeId')
      .executeTakeFirstOrThrow();
    return { exchangeId, conversationId: id, conversationName: name };
  });
}

async function conversationFor(
  transaction: Settings,
  { user, conversation, question, childClientIds, now }: Kept,
): Promise<{ readonly id: number; readonly name: string }> {
  const changed = { sub_client_ids: [...childClientIds], updated_at: now };
  if (conversation !== undefined) {
    await transaction
      .updateTable('chat_conversation')
      .set(changed)
      .where('id', '=', conversation.id)
      .executeTakeFirstOrThrow();
    return conversation;
  }
  return transaction
    .insertInto('chat_conversation')
    .values({
      ...changed,
      user_id: user.userId,
      client_id: question.clientId,
      name: question.userPrompt.replaceAll(/\s+/g, ' ').trim().slice(0, longestName),
      created_at: now,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}
