import { isUtf8 } from 'node:buffer';
import { chatQuestion, chatSocketPath, longestChatFrame, newConversationId } from '@waybill/contract';
import plugin from 'fastify-plugin';
import { StompFault } from '../../live/stomp/frame.ts';
import { tokenIn } from '../../live/stomp/stomp-connection.ts';
import { claimsOf, serveStomp, userOfToken } from '../../live/stomp/stomp-server.ts';
import type { SentMessage } from '../../live/stomp/stomp-surroundings.ts';
import { askedBy } from '../../platform/http/asker.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { failure } from '../answers/content.ts';
import { prepareForUser } from '../answers/reader-scope.ts';
import { answerQuestion, replyOf } from './answer-question.ts';
import { ownConversation, ownTopic } from './destinations.ts';
import { QuestionLanes } from './question-lanes.ts';

/** Several answers of a thousand rows may be queued for a browser that is busy drawing. */
const mostUnsentBytes = 8_388_608;

/** How many faults of one message are reported at most. */
const mostFaults = 20;

/**
 * Questions to the assistant and its answers (S3 section 7, message broker). A frame is taken without a query, so that it
 * does not queue behind the questions that are being answered. Who asks, and what they may do, is looked up when it is
 * the question’s turn.
 */
export const chatMessages = plugin<Services>(async (app, services) => {
  const lanes = new QuestionLanes();

  /** The user of a token that may be used on this connection; undefined if there is none. */
  const asking = async (token: string, { userId }: SignedInUser): Promise<SignedInUser | undefined> => {
    const user = await userOfToken(app, services, token);
    return user !== undefined && user.userId === userId && user.passwordDays > 0 ? user : undefined;
  };

  const take = async (
    { destination, headers, body }: SentMessage,
    connected: SignedInUser,
    fail: (fault: StompFault) => void,
  ): Promise<void> => {
    const where = ownConversation(destination, connected);
    if (where === undefined) throw new StompFault('There is no such destination');
    // A copy, because a slice would keep all headers in memory while the question waits.
    const token = Buffer.from(tokenIn(headers)).toString();
    const isOfThisSession = claimsOf(app, token)?.sid === connected.sessionId;
    if (!isOfThisSession && (await asking(token, connected)) === undefined) throw new StompFault('Unauthorized');
    const { topic, conversationId } = where;
    const json = jsonOf(body);
    if (json === undefined) {
      publish(topic, unasked(connected, conversationId, 'The question could not be read: it is not JSON in UTF-8.'));
      return;
    }
    const read = chatQuestion.safeParse(json);
    if (!read.success) {
      const problems = read.error.issues
        .slice(0, mostFaults)
        .map(({ path, message }) => `${path.join('.')} ${message}`.trim())
        .join('; ');
      publish(topic, unasked(connected, conversationId, `The question could not be read: ${problems}.`));
      return;
    }
    const arrived = performance.now();
    const publishFailure = (text: string) =>
      publish(
        topic,
        replyOf(failure(text), { user: connected, conversationId, question: read.data }, { milliseconds: 0 }),
      );
    const isTaken = lanes.take(connected.userId, async () => {
      await app.showNewestData();
      await askedBy(connected, async () => {
        try {
          const user = await asking(token, connected);
          if (user === undefined) fail(new StompFault('Unauthorized'));
          else publish(topic, await answerQuestion(services, { user, conversationId, question: read.data, arrived }));
        } catch (error) {
          services.logger?.warn({ err: error }, 'assistant');
          publishFailure('Something went wrong. Please try again soon!');
        }
      });
    });
    if (!isTaken) publishFailure('Too many questions are waiting. Please try again soon!');
  };

  const { publish } = serveStomp(app, services, {
    path: chatSocketPath,
    topicOf: (destination, user) => {
      const topic = ownTopic(destination, user);
      if (topic !== undefined) void askedBy(user, () => prepareForUser(services, user)).catch(() => undefined);
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
