import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { notFound } from '../../platform/problems.ts';

/** A conversation as it is stored. */
export interface StoredConversation {
  readonly id: number;
  readonly userId: number;
  readonly clientId: number;
  readonly subClientIds: readonly number[];
  readonly name: string;
  readonly updatedAt: Date;
}

const columns = [
  'chat_conversation.id',
  'user_id as userId',
  'client_id as clientId',
  'sub_client_ids as subClientIds',
  'name',
  'updated_at as updatedAt',
] as const;

/** The newest conversations of a user about a client. */
export async function conversationsOf(
  settings: Settings,
  userId: number,
  clientId: number,
): Promise<StoredConversation[]> {
  return settings
    .selectFrom('chat_conversation')
    .select(columns)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostConversations)
    .execute();
}

const mostConversations = 200;

/** One of the user's own conversations. @throws ProblemError 404 if there is none, or if it is somebody else's. */
export async function ownConversationOf(
  settings: Settings,
  { userId }: Pick<SignedInUser, 'userId'>,
  id: number,
): Promise<StoredConversation> {
  if (id > largestId) throw noConversation();
  const found = await settings
    .selectFrom('chat_conversation')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (found === undefined) throw noConversation();
  return found;
}

/**
 * A conversation that the user may read: their own, or for internal users any in their tenant.
 * @throws ProblemError 404 when there is none.
 */
export async function readableConversationOf(
  settings: Settings,
  user: SignedInUser,
  id: number,
): Promise<StoredConversation> {
  if (!user.internal) return ownConversationOf(settings, user, id);
  const found = await settings
    .selectFrom('chat_conversation')
    .innerJoin('user_account', 'user_account.id', 'chat_conversation.user_id')
    .select(columns)
    .where('chat_conversation.id', '=', id)
    .where('user_account.tenant_id', '=', user.tenantId)
    .executeTakeFirst();
  if (found === undefined) throw noConversation();
  return found;
}

/** The largest number that a conversation can have. */
const largestId = 2_147_483_647;

const noConversation = () => notFound('There is no such conversation.');
