import type { ChatMessage } from '@waybill/contract';
import { isCalendarDay } from '@waybill/model';
import { ScopeError } from '@waybill/query';
import { requestScope } from '../../analysis/data/request-scope.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { type Answered, contentOf, failure, withMark } from '../answers/content.ts';
import { ownLanguageOf } from '../answers/interpret.ts';
import type { StoredConversation } from './stored-conversations.ts';
import type { StoredExchange } from './stored-exchanges.ts';
import { forgotten, storedInterpretation } from './stored-interpretation.ts';

interface Replayed {
  readonly conversation: StoredConversation;
  readonly exchange: StoredExchange;
  readonly signal: AbortSignal;
}

/** A stored question with its answer, with current figures that the reader may see. */
export async function replay(
  services: Services,
  user: SignedInUser,
  { conversation, exchange, signal }: Replayed,
): Promise<ChatMessage> {
  const { type, content } = await answerFor(services, user, { conversation, exchange, signal });
  const logs = user.internal ? [...exchange.logs] : [];
  return {
    type,
    content: {
      ...content,
      userResponseHistoryId: exchange.id,
      conversationId: conversation.id,
      conversationName: conversation.name,
      userPrompt: exchange.prompt,
      isHelpful: exchange.isHelpful,
      reportInstanceId: exchange.reportId,
      agentsResponseFlow: logs,
      milliseconds: exchange.milliseconds,
      actualException: user.internal ? content.actualException : null,
    },
    userResponseHistoryId: exchange.id,
    logs,
    isReportsJsonGenerated: content.isReportsJsonGenerated,
    userMessage: exchange.prompt,
    assistantResponse: content.assistantResponse,
    questions: content.questions,
    isHelpful: exchange.isHelpful,
    reportInstanceId: exchange.reportId,
    askedAt: exchange.askedAt.toISOString(),
  };
}

async function answerFor(
  services: Services,
  user: SignedInUser,
  { conversation, exchange, signal }: Replayed,
): Promise<Answered> {
  if (exchange.reading === null) return failure('This question was not answered.');
  const interpretation = storedInterpretation(exchange.reading);
  const childClientIds = [...exchange.subClientIds];
  const asked = { clientId: conversation.clientId, childClientIdsCSV: childClientIds.join(',') };
  try {
    const scope = await requestScope(services, user, asked);
    const today = isCalendarDay(exchange.askedOn) ? exchange.askedOn : undefined;
    if (today === undefined) return failure('This question was not answered.');
    const outcome = interpretation?.outcome ?? forgotten(await ownLanguageOf(services.settings, user.userId));
    const said = await contentOf(services, outcome, {
      user,
      scope,
      clientId: conversation.clientId,
      childClientIds,
      today,
      signal,
    });
    return withMark(said, interpretation?.languageModel === true);
  } catch (error) {
    if (error instanceof ScopeError) return failure('You no longer have access to these clients.');
    throw error;
  }
}
