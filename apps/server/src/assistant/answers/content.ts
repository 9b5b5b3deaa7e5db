import {
  type AnswerColumn,
  type AnswerTable,
  allCarriersInstead,
  definitionsOf,
  namesOfValues,
  type Outcome,
  oneCurrencyOf,
  type Reading,
  remarksOfAllCarriers,
  sayReading,
  sayResult,
  sayWhatDiffers,
  sentencesIn,
  showsNothing,
  UnanswerableReading,
  watchedReading,
} from '@waybill/assistant';
import {
  belongsTo,
  type ChatAnswer,
  type ChatColumn,
  type ChatLink,
  type ChatMessageType,
  portalPages,
  portalPathAt,
} from '@waybill/contract';
import { type CalendarDay, currencySymbol, dayOf, type UsuallyLeftOut } from '@waybill/model';
import { QueryError, type Scope } from '@waybill/query';
import { assertOpen } from '../../live/maintenance/closed-pages.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { Services } from '../../platform/services.ts';
import { alertLink } from './alert-link.ts';
import { askWarehouse } from './ask-warehouse.ts';
import { chartOf, highchartsOptions } from './chart-of.ts';
import type { Offer } from './interpret.ts';
import { ledgerAnswer, pageOfLedger } from './ledger-answer.ts';
import { leftOutWithin } from './left-out.ts';
import { linksOf } from './links.ts';
import { notCovered } from './not-covered.ts';
import { offeredAfter } from './offers.ts';
import { pagesOfReading } from './pages-of-reading.ts';
import { orderableBy, reportSaid } from './report-content.ts';
import { type WhyAnswer, whyAnswer } from './why-answer.ts';

/** The content of an answer, without its conversation and user. */
export type Content = Omit<
  ChatAnswer,
  | 'userResponseHistoryId'
  | 'conversationId'
  | 'conversationName'
  | 'userPrompt'
  | 'isHelpful'
  | 'reportInstanceId'
  | 'agentsResponseFlow'
  | 'milliseconds'
>;

/** How an outcome is presented to one reader. */
export interface Answered {
  readonly type: ChatMessageType;
  readonly content: Content;
  readonly offers: readonly Offer[];
}

/** The scope in which an outcome is answered. */
export interface Reader {
  readonly user: SignedInUser;
  readonly scope: Scope;
  readonly clientId: number;
  readonly childClientIds: readonly number[];
  readonly today: CalendarDay;
  readonly signal: AbortSignal;
}

const nothing: Content = {
  isReportsJsonGenerated: false,
  languageModel: false,
  outcome: null,
  assistantResponse: '',
  text: '',
  questions: [],
  questionLabels: [],
  opensAsTable: false,
  chart: null,
  highchartsOptions: null,
  df: [],
  columns: [],
  rowCount: 0,
  reading: [],
  readingText: '',
  definitions: [],
  links: [],
  dataVersion: null,
  reportsResponse: null,
  wikiResponse: null,
  defaultResponse: null,
  exception: null,
  actualException: null,
};

/** The rows that are sent; the linked page has the rest (S3 section 7). */
const mostRows = 1_000;

/** Questions that are offered under an answer. */
const mostQuestions = 3;

/**
 * Presents an outcome to a reader, with current figures from their scope. Says so where the pages of these figures are
 * under maintenance.
 */
export async function contentOf(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock' | 'findingsForQueries'>,
  outcome: Outcome,
  reader: Reader,
): Promise<Answered> {
  try {
    for (const page of pagesOf(outcome)) await assertOpen(services.settings, [page], reader.user);
    if (outcome.kind === 'ledger') {
      const answer = await ledgerAnswer(services, outcome, reader);
      return { type: 'SQL_RESPONSE', content: { ...nothing, ...answer }, offers: [] };
    }
  } catch (error) {
    if (error instanceof ProblemError) return failure(error.problem.detail);
    throw error;
  }
  return openContentOf(services, outcome, reader);
}

/** The pages whose data an outcome shows or orders. */
function pagesOf(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'report') return ['/reports'];
  if (outcome.kind === 'ledger') return [pageOfLedger(outcome.asked)];
  return outcome.kind === 'answer' ? pagesOfReading(outcome.reading) : [];
}

async function openContentOf(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock' | 'findingsForQueries'>,
  outcome: Exclude<Outcome, { readonly kind: 'ledger' }>,
  reader: Reader,
): Promise<Answered> {
  switch (outcome.kind) {
    case 'answer':
      return answerContent(services, outcome, reader);
    case 'clarify': {
      const offers = outcome.choices.map(({ text, reading }) => ({ prompt: text, reading }));
      const readings = outcome.choices.map(({ reading }) => reading);
      const asked = {
        questions: offers.map(({ prompt }) => prompt),
        questionLabels: readings.map((reading) => sayWhatDiffers(reading, readings)),
        offers,
      };
      const why = await whyAnswer(services.warehouse, outcome, reader);
      return why === undefined
        ? said('DEFAULT_RESPONSE', 'clarify', outcome.question, asked)
        : becauseOf(why, asked, services.warehouse.dataVersion);
    }
    case 'definition': {
      const links = linkTo(outcome.path, outcome.page ?? outcome.term);
      return said('WIKI_RESPONSE', 'definition', `${outcome.term}: ${outcome.text}`, { links });
    }
    case 'howto':
      return howtoContent(outcome, reader);
    case 'report':
      return reportContent(outcome, reader);
    case 'refuse':
      return refusalContent(outcome);
  }
}

/** Why a figure changed, with the questions where it did. */
function becauseOf(why: WhyAnswer, { offers = [], ...asked }: Beside, dataVersion: number): Answered {
  const content: Content = {
    ...nothing,
    ...why,
    ...{ outcome: 'answer', assistantResponse: why.text, rowCount: why.df.length, opensAsTable: true, dataVersion },
    questions: [...(asked.questions ?? [])],
    questionLabels: [...(asked.questionLabels ?? [])],
  };
  return { type: 'SQL_RESPONSE', content, offers };
}

/** How something is done, and where; for ‘tell me when’ also the alert that was meant. */
function howtoContent(
  { title, text, path, suggestions, watch }: Extract<Outcome, { kind: 'howto' }>,
  reader: Reader,
): Answered {
  const alert = watch === undefined ? [] : alertLink(watch.reading, undefined, reader, watch.condition);
  const name = watch === undefined || alert.length === 0 ? undefined : watchedReading(watch.reading)?.name;
  const about = name === undefined ? title : `${title} (${name})`;
  return said('WIKI_RESPONSE', 'howto', `${about}: ${text}`, {
    questions: suggestions ?? [],
    links: [...alert, ...(mayOpen(path, reader.user) ? linkTo(path, title) : [])],
  });
}

/** The client requests the report; its number is then stored with the message. */
function reportContent(outcome: Extract<Outcome, { kind: 'report' }>, reader: Reader): Answered {
  const answer = reportSaid(outcome, { ...reader, reports: orderableBy(reader.user) });
  if (answer.kind !== 'order') {
    return said('DEFAULT_RESPONSE', answer.kind, answer.text, { questions: answer.questions });
  }
  const { text, order, readingText } = answer;
  return {
    type: 'REPORTS_RESPONSE',
    content: {
      ...nothing,
      outcome: 'answer',
      assistantResponse: text,
      text,
      isReportsJsonGenerated: true,
      reportsResponse: order,
      readingText,
      links: [{ label: 'Reports', path: '/reports' }],
    },
    offers: [],
  };
}

/** Why a question is not answered, with the words that were not understood, and what it means without them. */
function refusalContent({
  reason,
  words,
  language,
  choices = [],
  suggestions,
}: Extract<Outcome, { kind: 'refuse' }>): Answered {
  const { quoted, comma, withoutWords } = sentencesIn(language);
  const named = words.map(quoted).join(comma);
  const offers = choices.map(({ text, reading }) => ({ prompt: text, reading }));
  return said(
    'DEFAULT_RESPONSE',
    'refuse',
    [reason, named, choices.length === 0 ? '' : `\n${withoutWords}`].filter((part) => part !== '').join(' '),
    {
      questions: [...choices.map(({ text }) => text), ...suggestions].slice(
        0,
        Math.max(mostQuestions, choices.length + 1),
      ),
      offers,
    },
  );
}

/** The answer after a failure; internal users also see `actual`. */
export function failure(text: string, actual: string | null = null): Answered {
  return {
    type: 'exception',
    content: { ...nothing, assistantResponse: text, text, exception: text, actualException: actual },
    offers: [],
  };
}

/** The same, marked if a language model was involved. */
export const withMark = (answered: Answered, languageModel: boolean): Answered => ({
  ...answered,
  content: { ...answered.content, languageModel },
});

interface Beside {
  readonly questions?: readonly string[];
  /** What the buttons of the questions say; without it, the questions themselves. */
  readonly questionLabels?: readonly string[];
  readonly links?: readonly ChatLink[];
  readonly offers?: readonly Offer[];
}

function said(
  type: 'DEFAULT_RESPONSE' | 'WIKI_RESPONSE',
  outcome: NonNullable<Content['outcome']>,
  text: string,
  { questions = [], questionLabels = questions, links = [], offers = [] }: Beside,
): Answered {
  const content: Content = {
    ...nothing,
    outcome,
    assistantResponse: text,
    text,
    questions: [...questions],
    questionLabels: [...questionLabels],
    links: [...links],
    wikiResponse: type === 'WIKI_RESPONSE' ? text : null,
    defaultResponse: type === 'DEFAULT_RESPONSE' ? text : null,
  };
  return { type, content, offers };
}

/** Whether a user may open the page of an address. */
function mayOpen(address: string | undefined, user: SignedInUser): boolean {
  const page = portalPathAt(address?.split('?')[0] ?? '');
  return page === undefined || belongsTo(portalPages[page], user);
}

const linkTo = (path: string | undefined, label: string): ChatLink[] => (path === undefined ? [] : [{ label, path }]);

function columnOf(column: AnswerColumn, reading: Reading, rows: AnswerTable['rows']): ChatColumn {
  const { name, text: label, unit } = column;
  const names = namesOfValues(reading, column, rows);
  const kind = unit === 'day' ? (reading.time.grain ?? 'day') : unit;
  const currency = kind === 'currency' ? oneCurrencyOf(reading) : undefined;
  return {
    name,
    label,
    kind,
    ...(names === undefined ? {} : { names: { ...names } }),
    ...(currency === undefined ? {} : { symbol: currencySymbol(currency) }),
  };
}

async function answerContent(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock' | 'findingsForQueries'>,
  asked: Extract<Outcome, { kind: 'answer' }>,
  { user, scope, clientId, childClientIds, today, signal }: Reader,
): Promise<Answered> {
  const { alternatives } = asked;
  let { reading, remarks } = asked;
  let table: AnswerTable;
  let leftOut: readonly UsuallyLeftOut[];
  let gaps: readonly string[];
  try {
    leftOut = await leftOutWithin(services, scope, signal);
    const within = { user, scope, clients: { clientId, childClientIds }, today, signal };
    [table, gaps] = await Promise.all([askWarehouse(services, reading, within), notCovered(services, reading, within)]);
    const instead = allCarriersInstead(reading, table);
    const other = instead === undefined ? undefined : await askWarehouse(services, instead, within);
    if (instead !== undefined && other !== undefined && !showsNothing(other)) {
      table = other;
      remarks = remarksOfAllCarriers(reading, remarks);
      reading = instead;
    }
  } catch (error) {
    if (error instanceof UnanswerableReading) {
      return said('DEFAULT_RESPONSE', 'refuse', sentencesIn(reading.language).offers.notTogether, {});
    }
    if (error instanceof QueryError) return failure('The question could not be asked.', error.message);
    throw error;
  }
  const thisDay = dayOf(services.clock());
  const lastDay = today < thisDay ? today : thisDay;
  const { chips, next, offers } = offeredAfter(reading, leftOut);
  const sentence = sayResult(reading, table);
  const text = [sentence, ...gaps, ...remarks.map((remark) => remark.text)].join('\n');
  const shown = table.rows.slice(0, mostRows);
  const chart = reading.show === 'rows' ? null : chartOf(reading, table);
  const links = linksOf(reading, table, { user, clientId, childClientIds, lastDay });
  const other = alternatives.map((choice) => ({ prompt: choice.text, reading: choice.reading }));
  const offered = [...other, ...next].slice(0, mostQuestions);
  return {
    type: 'SQL_RESPONSE',
    content: {
      ...nothing,
      outcome: 'answer',
      assistantResponse: text,
      text,
      questions: offered.map(({ prompt }) => prompt),
      questionLabels: offered.map((each) => sayWhatDiffers(each.reading, [reading])),
      chart,
      opensAsTable: reading.show === 'table',
      highchartsOptions: highchartsOptions(chart, table, reading),
      df: shown.map((row) => ({ ...row })),
      columns: table.columns.map((column): ChatColumn => columnOf(column, reading, shown)),
      rowCount: table.rows.length,
      reading: [...chips],
      readingText: sayReading(reading),
      definitions: [...definitionsOf(reading)],
      links: [...links, ...alertLink(reading, links.at(-1)?.path, { user, clientId, childClientIds })],
      dataVersion: scope.publishedLoad,
    },
    offers: [...other, ...offers],
  };
}
