import { askedAfter, type Outcome } from '@waybill/assistant';
import type { chatQuestion } from '@waybill/contract';
import {
  audiences,
  type ChatAnswer,
  type ChatLogStep,
  type ChatMessageType,
  type ChatReply,
  newConversationId,
} from '@waybill/contract';
import { type CalendarDay, dayOf } from '@waybill/model';
import { ScopeError } from '@waybill/query';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { assertBelongs } from '../../platform/http/assert-belongs.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { type Answered, contentOf, failure, withMark } from '../answers/content.ts';
import { choicesOf, countedAtFirst, type Interpretation, interpret, ownLanguageOf } from '../answers/interpret.ts';
import { seesClaims } from '../answers/ledger-answer.ts';
import { questionReaderOf } from '../answers/question-readers.ts';
import { readerScopeOf } from '../answers/reader-scope.ts';
import { assertAssistantOpen } from '../assistant-open.ts';
import { keepExchange } from '../conversations/keep-exchange.ts';
import { ownConversationOf } from '../conversations/stored-conversations.ts';
import { exchangesOf } from '../conversations/stored-exchanges.ts';
import { forgotten, storedInterpretation } from '../conversations/stored-interpretation.ts';
import { takeRequest } from '../language-model/allowance.ts';
import { problemOfReading } from '../language-model/problem-of-reading.ts';
import { readByModel } from '../language-model/read-by-model.ts';

/** A question as it was received. */
export interface Asked {
  readonly user: SignedInUser;
  /** -1: a new conversation. */
  readonly conversationId: number;
  readonly question: z.output<typeof chatQuestion>;
  /** Whether the question and its answer are not stored. */
  readonly isForgotten?: boolean;
  /** When it arrived, by `performance.now()`: it may have waited. */
  readonly arrived: number;
}

/** S3 sections 4.11 and 9. */
const longestAnswer = 30_000;
const turnsKept = 10;

/** Answers a question and stores both. Never throws: a failure becomes the answer. */
export async function answerQuestion(services: Services, asked: Asked): Promise<ChatReply> {
  const started = performance.now();
  const signal = AbortSignal.timeout(Math.max(0, Math.floor(longestAnswer - started + asked.arrived)));
  try {
    if (started - asked.arrived >= longestAnswer) return replyOf(tookTooLong, asked, { milliseconds: 0 });
    return await answered(services, asked, { started, signal });
  } catch (error) {
    services.logger?.warn({ err: error }, 'assistant');
    return replyOf(refusal(error, signal), asked, { milliseconds: performance.now() - started });
  }
}

const tookTooLong = failure('Processing is taking longer than usual. Please try again soon!');

function refusal(error: unknown, signal: AbortSignal): Answered {
  if (signal.aborted) return tookTooLong;
  if (error instanceof ProblemError) return failure(error.problem.detail);
  if (error instanceof ScopeError) return failure(error.message);
  return failure('Something went wrong. Please try again soon!', error instanceof Error ? error.message : null);
}

interface Under {
  readonly started: number;
  readonly signal: AbortSignal;
}

async function answered(services: Services, asked: Asked, { started, signal }: Under): Promise<ChatReply> {
  const { settings, clock } = services;
  const { user, question } = asked;
  assertBelongs(audiences.assistant, user);
  await assertAssistantOpen(settings, user);
  const now = clock();
  const today = dayIn(question.timeZone, now);
  const readerScope = await readerScopeOf(services, user, question);
  const { scope, childClientIds } = readerScope;
  const isOld = asked.conversationId !== newConversationId;
  const conversation = isOld ? await ownConversationOf(settings, user, asked.conversationId) : undefined;
  const earlier =
    conversation === undefined ? [] : await exchangesOf(settings, conversation.id, { skipped: 0, most: turnsKept });
  const stored = earlier.flatMap(({ reading }) => (reading === null ? [] : [storedInterpretation(reading)]));
  const turns = stored.slice(stored.lastIndexOf(undefined) + 1).filter((turn) => turn !== undefined);
  const isForgotten = stored.length > 0 && turns.length === 0;
  const after = askedAfter(turns.map(({ outcome: each }) => each));

  const readerStarted = performance.now();
  const reader = await questionReaderOf(services, readerScope, signal);
  const vocabularyTook = performance.now() - readerStarted;
  const include = after.earlier.at(-1)?.include ?? countedAtFirst;
  const language = await ownLanguageOf(settings, user.userId);
  const own = isForgotten
    ? forgotten(language)
    : interpret(
        reader,
        {
          text: question.userPrompt,
          language,
          today,
          ...after,
          include,
          seesClaims: seesClaims(user),
        },
        turns.toReversed().flatMap(({ offers }) => offers),
        choicesOf(turns.at(-1)),
      );
  const byModel =
    !isForgotten && isUnplaced(own)
      ? await readByModel(services.languageModel, {
          text: question.userPrompt,
          language: own.language,
          today,
          include,
          values: reader.values,
          problemOf: (reading) =>
            problemOfReading(services, reading, { scope, clients: { clientId: question.clientId, childClientIds } }),
          takeRequest: (access) => takeRequest(services.settings, user.userId, access, clock()),
          signal,
        })
      : { outcome: undefined, logs: [] };
  const outcome = byModel.outcome ?? own;
  const languageModel = byModel.outcome !== undefined;
  const queryStarted = performance.now();
  const said = await contentOf(services, outcome, {
    user,
    scope,
    clientId: question.clientId,
    childClientIds,
    today,
    signal,
  });
  const logs: ChatLogStep[] = [
    step('vocabulary', { clientId: question.clientId, childClientIds }, 'ready', vocabularyTook),
    ...own.steps.map(({ name, milliseconds, detail }) => step(name, question.userPrompt, detail, milliseconds)),
    ...byModel.logs,
    step('outcome', question.userPrompt, { ...outcome, steps: undefined }, 0),
    step('answer', outcome.kind, { rows: said.content.rowCount }, performance.now() - queryStarted),
  ];
  const milliseconds = performance.now() - started;
  const interpretation: Interpretation = { outcome, offers: said.offers, ...(languageModel ? { languageModel } : {}) };
  if (asked.isForgotten) return replyOf(withMark(said, languageModel), asked, { logs, milliseconds });
  const kept = await keepExchange(settings, {
    user,
    conversation,
    question,
    childClientIds,
    today,
    interpretation,
    type: said.type,
    outcome: said.content.outcome,
    logs,
    milliseconds,
    now,
  });
  return replyOf(
    withMark(said, languageModel),
    { ...asked, conversationId: kept.conversationId },
    { ...kept, logs, milliseconds },
  );
}

/** Whether the engine did not understand a question about figures. */
const isUnplaced = ({ kind, steps }: Outcome): boolean =>
  kind === 'refuse' && !steps.some(({ name, detail }) => name === 'thanks' || (name === 'report' && detail !== 'none'));

const step = (name: string, input: unknown, outcome: unknown, milliseconds: number): ChatLogStep => ({
  step: name,
  input,
  outcome,
  milliseconds: Math.round(milliseconds * 10) / 10,
});

interface Around {
  readonly exchangeId?: number;
  readonly conversationName?: string;
  readonly logs?: readonly ChatLogStep[];
  readonly milliseconds: number;
}

/** The message that goes out (S3 section 7). */
export function replyOf(
  { type, content }: { readonly type: ChatMessageType; readonly content: Answered['content'] },
  { user, conversationId, question }: Omit<Asked, 'arrived'>,
  { exchangeId = -1, conversationName = '', logs = [], milliseconds }: Around,
): ChatReply {
  const data: ChatAnswer = {
    ...content,
    userResponseHistoryId: exchangeId,
    conversationId,
    conversationName,
    userPrompt: question.userPrompt,
    isHelpful: null,
    reportInstanceId: null,
    agentsResponseFlow: user.internal ? [...logs] : [],
    milliseconds,
    actualException: user.internal ? content.actualException : null,
  };
  return { response: [{ type, data }] };
}

const dayFormats = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });

/** The day in the user's time zone; an unknown one counts as UTC. */
function dayIn(timeZone: string, now: Date): CalendarDay {
  try {
    return dayFormatOf(timeZone).format(now) as CalendarDay;
  } catch {
    return dayOf(now);
  }
}

/** Creating a format takes longer than reading most questions. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = dayFormats.get(timeZone);
  if (kept !== undefined) return kept;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, made);
  return made;
}
