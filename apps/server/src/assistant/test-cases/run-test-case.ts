import { askedAfter } from '@waybill/assistant';
import type { ChatMessageType, TestCaseResult } from '@waybill/contract';
import { dayOf } from '@waybill/model';
import { requestScope } from '../../analysis/data/request-scope.ts';
import { readableClients } from '../../identity/access/readable-clients.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { type Answered, contentOf } from '../answers/content.ts';
import { countedAtFirst, type Interpretation, interpret, ownLanguageOf } from '../answers/interpret.ts';
import { seesClaims } from '../answers/ledger-answer.ts';
import { questionReaderOf } from '../answers/question-readers.ts';
import { differenceOf, hasWords, wordsOf } from './difference.ts';
import type { KeptTestCase } from './kept-test-cases.ts';

/** The types of answer of each agent; agents without a type of their own accept any. */
const typesOf: Readonly<Partial<Record<TestCaseResult['expectedAgent'], ChatMessageType>>> = {
  WIKI_AGENT: 'WIKI_RESPONSE',
  REPORTS_AGENT: 'REPORTS_RESPONSE',
  SQL_QUERY_AGENT: 'SQL_RESPONSE',
};

interface Run {
  readonly user: SignedInUser;
  readonly clientId: number;
  readonly signal: AbortSignal;
}

/** Asks the question of a test case, after those of its history, as the user who runs it; stores nothing. */
export async function runTestCase(services: Services, testCase: KeptTestCase, run: Run): Promise<TestCaseResult> {
  const started = performance.now();
  const { currentPrompt, conversationHistory = [], expectedOutputs, targetAgent, isIncomplete } = testCase.asked;
  const answers = await askInTurn(
    services,
    [...conversationHistory.map(({ userPrompt }) => userPrompt), ...currentPrompt],
    run,
  );
  const said = answers.slice(-currentPrompt.length);
  const actual = said.map(({ content }) => content.assistantResponse);
  const type = said.at(-1)?.type ?? 'exception';
  const agentFits = typesOf[targetAgent] === undefined || typesOf[targetAgent] === type;
  const compared = actual.slice(-expectedOutputs.length);
  const isSaid = expectedOutputs.every((expected, index) =>
    isAnswered(expected, compared[index] ?? '', isIncomplete ?? false),
  );
  return {
    id: testCase.id,
    passed: agentFits && isSaid,
    expectedAgent: targetAgent,
    type,
    agentFits,
    expected: [...expectedOutputs],
    actual,
    difference: isSaid ? [] : differenceOf(expectedOutputs.join('\n'), compared.join('\n')),
    milliseconds: Math.round(performance.now() - started),
  };
}

/** Whether an answer has the expected words and no others; if these are incomplete, whether it contains them. */
function isAnswered(expected: string, actual: string, isIncomplete: boolean): boolean {
  return isIncomplete ? hasWords(actual, expected) : wordsOf(actual).join(' ') === wordsOf(expected).join(' ');
}

async function askInTurn(
  services: Services,
  prompts: readonly string[],
  { user, clientId, signal }: Run,
): Promise<Answered[]> {
  const scope = await requestScope(services, user, { clientId, childClientIdsCSV: '' });
  const readable = await readableClients(services.settings, user);
  const clients = readable.filter(({ id }) => scope.clientIds.includes(id));
  const reader = await questionReaderOf(services, { scope, clients }, signal);
  const today = dayOf(services.clock());
  const language = await ownLanguageOf(services.settings, user.userId);
  const turns: Interpretation[] = [];
  const answers: Answered[] = [];
  for (const text of prompts) {
    const after = askedAfter(turns.map(({ outcome }) => outcome));
    const outcome = interpret(
      reader,
      {
        text,
        language,
        today,
        ...after,
        include: after.earlier.at(-1)?.include ?? countedAtFirst,
        seesClaims: seesClaims(user),
      },
      turns.toReversed().flatMap(({ offers }) => offers),
    );
    const answered = await contentOf(services, outcome, { user, scope, clientId, childClientIds: [], today, signal });
    turns.push({ outcome, offers: answered.offers });
    answers.push(answered);
  }
  return answers;
}
