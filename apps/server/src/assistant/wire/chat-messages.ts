import { isUtf8 } from 'node:buffer';
import { chatQuestion, chatSocketPath, longestChatFrame, newConversationId } from '@waybill/contract';
import plugin from 'fastify-plugin';
import { StompFault } from '../../live/stomp/frame.ts';
import { type SentMessage, tokenIn } from '../../live/stomp/stomp-connection.ts';
import { serveStomp, userOfToken } from '../../live/stomp/stomp-server.ts';
import { askedBy } from '../../platform/http/asker.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { prepareForUser } from '../answers/asker-of.ts';
import { failure } from '../answers/content.ts';
import { answerQuestion, replyOf } from './answer-question.ts';
import { ownConversation, ownTopic } from './destinations.ts';
import { QuestionLanes } from './question-lanes.ts';

/**
 * A question that had to wait runs with the permissions that its user has now, and is dropped if the session has ended.
 */
const longestUnchecked = 1_000;

/** Several answers of a thousand rows may be queued for a browser that is busy drawing. */
const mostUnsentBytes = 8_388_608;

/** As many faults of one message as anybody reads. */
const mostFaults = 20;

/** Questions to the assistant and its answers (S3 section 7, message broker). */
export const chatMessages = plugin<Services>(async (app, services) => {
  const lanes = new QuestionLanes();

  const take = async ({ destination, headers, body }: SentMessage, connected: SignedInUser): Promise<void> => {
    const where = ownConversation(destination, connected);
    if (where === undefined) throw new StompFault('There is no such destination');
    // A copy, because a slice would keep all headers in memory while the question waits.
    const token = Buffer.from(tokenIn(headers)).toString();
    const user = await userOfToken(app, services, token);
    if (user === undefined || user.userId !== connected.userId || user.passwordDays <= 0) {
      throw new StompFault('Unauthorized');
    }
    const { topic, conversationId } = where;
    const json = jsonOf(body);
    if (json === undefined) {
      publish(topic, unasked(user, conversationId, 'The question could not be read: it is not JSON in UTF-8.'));
      return;
    }
    const read = chatQuestion.safeParse(json);
    if (!read.success) {
      const problems = read.error.issues
        .slice(0, mostFaults)
        .map(({ path, message }) => `${path.join('.')} ${message}`.trim())
        .join('; ');
      publish(topic, unasked(user, conversationId, `The question could not be read: ${problems}.`));
      return;
    }
    const arrived = performance.now();
    const isTaken = lanes.take(user.userId, () =>
      askedBy(user.userId, async () => {
        const hasWaited = performance.now() - arrived > longestUnchecked;
        const asker = hasWaited ? await userOfToken(app, services, token).catch(() => undefined) : user;
        if (asker === undefined) return;
        publish(topic, await answerQuestion(services, { user: asker, conversationId, question: read.data, arrived }));
      }),
    );
    if (!isTaken) {
      const refused = failure('Too many questions are waiting. Please try again soon!');
      publish(topic, replyOf(refused, { user, conversationId, question: read.data }, { milliseconds: 0 }));
    }
  };

  const { publish } = serveStomp(app, services, {
    path: chatSocketPath,
    topicOf: (destination, user) => {
      const topic = ownTopic(destination, user);
      if (topic !== undefined) void askedBy(user.userId, () => prepareForUser(services, user)).catch(() => undefined);
      return topic;
    },
    take,
    frameBytes: longestChatFrame,
    mostUnsentBytes,
  });
});

function unasked(user: SignedInUser, conversationId: number, text: string) {
  const question = { userPrompt: '', userMessages: [], conversationObjectJsonString: '', clientId: newConversationId };
  return replyOf(
    failure(text),
    { user, conversationId, question: { ...question, subClientIds: [], timeZone: 'UTC' } },
    { milliseconds: 0 },
  );
}

/** Undefined for what is no JSON; broken UTF-8 would be read as other words than those that were meant. */
function jsonOf(body: Buffer): unknown {
  if (!isUtf8(body)) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
