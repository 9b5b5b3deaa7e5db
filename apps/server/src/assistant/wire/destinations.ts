import type { SignedInUser } from '../../platform/http/signed-in-user.ts';

/** The characters of a session's id, which the client chooses. */
const session = '([A-Za-z0-9_-]{1,128})';
const topicPattern = new RegExp(`^/topic/chat/(\\d{1,10})/${session}$`);
const questionPattern = new RegExp(`^/app/chat/(\\d{1,10})/${session}/(-1|\\d{1,10})$`);

/** The topic of one of the user's own sessions; undefined for any other destination. */
export function ownTopic(destination: string, { userId }: SignedInUser): string | undefined {
  const [, owner, sessionId] = topicPattern.exec(destination) ?? [];
  return owner === String(userId) && sessionId !== undefined ? topicOfSession(userId, sessionId) : undefined;
}

/** The target of a question: the topic that receives the answer, and the conversation. */
export interface QuestionDestination {
  readonly topic: string;
  /** -1: a new one. */
  readonly conversationId: number;
}

/** The conversation of one of the user's own sessions; undefined for any other destination. */
export function ownConversation(destination: string, { userId }: SignedInUser): QuestionDestination | undefined {
  const [, owner, sessionId, conversationId] = questionPattern.exec(destination) ?? [];
  if (owner !== String(userId) || sessionId === undefined) return undefined;
  return { topic: topicOfSession(userId, sessionId), conversationId: Number(conversationId) };
}

const topicOfSession = (userId: number, sessionId: string): string => `chat of user ${userId}, session ${sessionId}`;
