import { sentencesIn } from '@waybill/assistant';
import { askFigures, askQuestion, newConversationId, type QuestionAnswer } from '@waybill/contract';
import { dayOf } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest, ProblemError } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { type Answered, contentOf } from '../../answers/content.ts';
import { questionReaderOf } from '../../answers/question-readers.ts';
import { readerScopeOf } from '../../answers/reader-scope.ts';
import { assertAssistantOpen } from '../../assistant-open.ts';
import { problemOfReading } from '../../language-model/problem-of-reading.ts';
import { answerQuestion } from '../../wire/answer-question.ts';
import { readingOfFigures } from '../reading-of-figures.ts';

export function questionRoutes(app: FastifyInstance, services: Services): void {
  route(app, askQuestion, async ({ body: { question: userPrompt, ...about }, user }) => {
    await assertAssistantOpen(services.settings, user);
    await readerScopeOf(services, user, about);
    const { response } = await answerQuestion(services, {
      user,
      conversationId: newConversationId,
      question: { ...about, userPrompt, userMessages: [], conversationObjectJsonString: '' },
      isForgotten: true,
      arrived: performance.now(),
    });
    const [reply] = response;
    if (reply === undefined) throw new Error('The assistant answered nothing.');
    return answerOf(reply.type, reply.data);
  });

  route(app, askFigures, async ({ body, user, reply }) => {
    const signal = callSignal(reply);
    const readerScope = await readerScopeOf(services, user, body);
    const { scope, childClientIds } = readerScope;
    const { clientId } = body;
    const today = dayOf(services.clock());
    const { values } = await questionReaderOf(services, readerScope, signal);
    const reading = readingOfFigures(body, values, today);
    const problem = problemOfReading(services, reading, { scope, clients: { clientId, childClientIds } });
    if (problem !== undefined) throw badRequest(problem, [{ field: 'measures', message: problem }]);
    const remarks = reading.time.assumed ? [{ kind: 'assumed' as const, text: sentencesIn('en').assumedDates }] : [];
    const { type, content } = await contentOf(
      services,
      { kind: 'answer', reading, remarks, alternatives: [], ignored: [], language: 'en', steps: [] },
      { user, scope, clientId, childClientIds, today, signal },
    );
    return answerOf(type, content);
  });
}

/** @throws ProblemError 503 with the reason why there is no answer now. */
function answerOf(type: Answered['type'], { df: rows, ...content }: Answered['content']): QuestionAnswer {
  if (type === 'exception') {
    throw new ProblemError({ title: 'Service Unavailable', status: 503, detail: content.text });
  }
  return { ...content, rows };
}
