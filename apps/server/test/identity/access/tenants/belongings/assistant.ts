import { at, idOf, type Owner } from './owner.ts';

/** Conversations of the chat, an answer in one of them, and a test case. */
export async function addConversations({ house: { settings }, tenantId, callerId, clientId, mark }: Owner) {
  const beginConversation = () =>
    idOf(
      settings
        .insertInto('chat_conversation')
        .values({
          user_id: callerId,
          client_id: clientId,
          sub_client_ids: [],
          name: mark,
          created_at: at,
          updated_at: at,
        })
        .returning('id'),
    );
  const conversation = await beginConversation();
  const oldConversation = await beginConversation();
  const chatExchange = await idOf(
    settings
      .insertInto('chat_exchange')
      .values({
        conversation_id: conversation,
        prompt: mark,
        asked_on: '2026-01-01',
        sub_client_ids: [],
        reading: null,
        type: 'exception',
        outcome: null,
        said: null,
        logs: '[]',
        milliseconds: 1,
        asked_at: at,
      })
      .returning('id'),
  );
  const testCase = await idOf(
    settings
      .insertInto('chat_test_case')
      .values({
        tenant_id: tenantId,
        user_id: callerId,
        test_case: JSON.stringify({ currentPrompt: [mark], expectedOutputs: [mark], targetAgent: 'INTEGRATION' }),
        created_at: at,
      })
      .returning('id'),
  );

  return { conversation, oldConversation, chatExchange, testCase };
}
