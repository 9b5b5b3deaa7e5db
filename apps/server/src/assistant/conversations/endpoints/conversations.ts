import {
  audiences,
  type ChatMessage,
  chatChunk,
  chatFeedback,
  conversationsWithChat,
  deleteUserConversation,
  getAllChatBotUsers,
  getMoreChat,
  getUserConversations,
  renameUserConversation,
  setReportInstanceIDToChatMessage,
} from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { FastifyInstance } from 'fastify';
import { readableClientIds } from '../../../identity/access/readable-ids.ts';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { conflict, forbidden, notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { assertAssistantOpen } from '../../assistant-open.ts';
import { replay } from '../replay.ts';
import {
  conversationsOf,
  ownConversationOf,
  readableConversationOf,
  type StoredConversation,
} from '../stored-conversations.ts';
import { exchangesOf } from '../stored-exchanges.ts';

/** Conversations with the assistant, and users' feedback on its answers. */
export function conversationRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services;

  route(app, getUserConversations, async ({ body, user, reply }) => {
    await assertAssistantOpen(settings, user);
    await assertMayRead(settings, user, body);
    const conversations = await conversationsOf(settings, body.userId, body.clientId);
    if (body.userId !== user.userId) {
      await recordEvent(settings, user, clock(), {
        action: 'assistant.list',
        subject: { id: body.userId, name: 'conversations' },
      });
    }
    const signal = callSignal(reply);
    return await Promise.all(
      conversations.map(async (conversation, place) => ({
        conversationId: conversation.id,
        conversationName: conversation.name,
        chat:
          place < conversationsWithChat
            ? await messagesOf(services, user, conversation, { skipped: 0, most: body.messages, signal })
            : [],
        clientId: conversation.clientId,
        subClientIds: [...conversation.subClientIds],
        updatedAt: conversation.updatedAt.toISOString(),
      })),
    );
  });

  route(app, getMoreChat, async ({ body, user, reply }) => {
    await assertAssistantOpen(settings, user);
    const conversation = await readableConversationOf(settings, user, body.conversationId);
    await assertMayRead(settings, user, conversation);
    const chunk = { skipped: body.chunkNumber, most: chatChunk, signal: callSignal(reply) };
    return await messagesOf(services, user, conversation, chunk);
  });

  route(app, getAllChatBotUsers, async ({ user }) =>
    settings
      .selectFrom('user_account')
      .select(['id as userId', 'login'])
      .where('tenant_id', '=', user.tenantId)
      .where('chat', '=', true)
      .where('activated', '=', true)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('user_role')
            .innerJoin('role_permission', 'role_permission.role_id', 'user_role.role_id')
            .select('role_permission.permission')
            .whereRef('user_role.user_id', '=', 'user_account.id')
            .where('role_permission.permission', 'in', audiences.assistant.access),
        ),
      )
      .orderBy('login')
      .execute(),
  );

  route(app, renameUserConversation, async ({ query, user }) => {
    const { id } = await ownConversationOf(settings, user, query.conversationId);
    await settings
      .updateTable('chat_conversation')
      .set({ name: query.newConversationName.trim() })
      .where('id', '=', id)
      .execute();
    return { message: 'Renamed.' };
  });

  route(app, deleteUserConversation, async ({ body, user }) => {
    const { id } = await ownConversationOf(settings, user, typeof body === 'number' ? body : body.conversationId);
    await settings.deleteFrom('chat_conversation').where('id', '=', id).execute();
    return { message: 'Deleted.' };
  });

  route(app, chatFeedback, async ({ body, user }) => {
    const id = await ownExchangeId(settings, user, body.userResponseHistoryId);
    const { numUpdatedRows } = await settings
      .updateTable('chat_exchange')
      .set({ is_helpful: body.isHelpful })
      .where('id', '=', id)
      .where('is_helpful', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('You have already said whether this answer helped.');
    return { message: 'Thank you.' };
  });

  route(app, setReportInstanceIDToChatMessage, async ({ body, user }) => {
    const id = await ownExchangeId(settings, user, body.userResponseHistoryId);
    const report = await settings
      .selectFrom('report')
      .select('id')
      .where('id', '=', body.reportInstanceId)
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (report === undefined) throw notFound('There is no such report.');
    await settings.updateTable('chat_exchange').set({ report_id: report.id }).where('id', '=', id).execute();
    return { message: 'Saved.' };
  });
}

interface Chunk {
  readonly skipped: number;
  readonly most: number;
  readonly signal: AbortSignal;
}

/** The newest messages of a conversation but for those skipped, oldest first, as the user may see them today. */
async function messagesOf(
  services: Services,
  user: SignedInUser,
  conversation: StoredConversation,
  { signal, ...chunk }: Chunk,
): Promise<ChatMessage[]> {
  if (chunk.most === 0) return [];
  const { settings, clock } = services;
  const exchanges = await exchangesOf(settings, conversation.id, chunk);
  if (conversation.userId !== user.userId) await rememberReading(settings, user, conversation, clock());
  return await Promise.all(exchanges.map((exchange) => replay(services, user, { conversation, exchange, signal })));
}

/**
 * The user's own conversations about a client that they may read; for internal users those of anybody in their tenant.
 */
async function assertMayRead(
  settings: Settings,
  user: SignedInUser,
  { userId, clientId }: { readonly userId: number; readonly clientId: number },
): Promise<void> {
  const readable = await readableClientIds(settings, user);
  if (!readable.has(clientId)) throw forbidden('You do not have access to this client.');
  if (userId === user.userId) return;
  if (!user.internal) throw forbidden('You can only read your own conversations.');
  const owner = await settings
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('tenant_id', '=', user.tenantId)
    .executeTakeFirst();
  if (owner === undefined) throw notFound('There is no such user.');
}

async function ownExchangeId(settings: Settings, { userId }: SignedInUser, id: number): Promise<number> {
  const found = await settings
    .selectFrom('chat_exchange')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_exchange.conversation_id')
    .select('chat_exchange.id')
    .where('chat_exchange.id', '=', id)
    .where('chat_conversation.user_id', '=', userId)
    .executeTakeFirst();
  if (found === undefined) throw notFound('There is no such message.');
  return found.id;
}

/** Without the conversation's name, which is its first question and is deleted with it. */
async function rememberReading(
  settings: Settings,
  user: SignedInUser,
  { id, userId }: StoredConversation,
  now: Date,
): Promise<void> {
  await recordEvent(settings, user, now, {
    action: 'assistant.read',
    subject: { id, name: 'conversation' },
    more: { ofUser: userId },
  });
}
