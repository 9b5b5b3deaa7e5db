import { z } from 'zod';
import { chatReport } from './chat-report.ts';

/** What kind of message it is (S3 section 3). The web app writes USER_MESSAGE; the server answers with the others. */
export const chatMessageTypes = [
  'USER_MESSAGE',
  'SQL_RESPONSE',
  'REPORTS_RESPONSE',
  'WIKI_RESPONSE',
  'DEFAULT_RESPONSE',
  'OTHERS_RESPONSE',
  'exception',
  'DONE_RESPONSE',
] as const;
export type ChatMessageType = (typeof chatMessageTypes)[number];

/** The kinds of outcome of a question. */
export const chatOutcomes = ['answer', 'clarify', 'definition', 'howto', 'refuse'] as const;
export type ChatOutcome = (typeof chatOutcomes)[number];

/** A step of answering: its input, its result, and its milliseconds. For internal users. */
export const chatLogStep = z.object({
  step: z.string(),
  input: z.unknown(),
  outcome: z.unknown(),
  milliseconds: z.number(),
});
export type ChatLogStep = z.infer<typeof chatLogStep>;

/** One value of a row of an answer: amounts as raw numbers, days as `YYYY-MM-DD`. */
export const chatValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A page of the portal that shows more, or the same. */
export const chatLink = z.object({ label: z.string(), path: z.string() });
export type ChatLink = z.infer<typeof chatLink>;

/** A part of the reading that the user can change: its kind, how it is shown, and the questions that change it. */
export const readingChip = z.object({
  kind: z.enum(['measure', 'period', 'dateField', 'filter', 'grouping', 'comparison', 'order']),
  label: z.string(),
  /** Other choices: the text shown, and the question to ask. */
  choices: z.array(z.object({ label: z.string(), prompt: z.string() })),
});
export type ReadingChip = z.infer<typeof readingChip>;

/** A column of the answer's rows. */
export const chatColumn = z.object({
  name: z.string(),
  label: z.string(),
  /** The unit of a figure; texts and periods (as their first days) are what figures are split by. */
  kind: z.enum([
    'text',
    'day',
    'week',
    'month',
    'quarter',
    'year',
    'currency',
    'packages',
    'charges',
    'lbs',
    'kgs',
    'percent',
    'days',
    'number',
  ]),
  /** What values are called, where they are stored in another form: clients by number, countries by code. */
  names: z.record(z.string(), z.string()).optional(),
  /** The symbol of amounts that are not in US dollars. */
  symbol: z.string().optional(),
});
export type ChatColumn = z.infer<typeof chatColumn>;

/** How rows are drawn: columns over the values of one column. */
export const chatChart = z.object({
  kind: z.enum(['line', 'bar']),
  category: z.string(),
  values: z.array(z.string()).min(1),
});
export type ChatChart = z.infer<typeof chatChart>;

/** The assistant's answer to a question (S3 section 7, message broker). */
export const chatAnswer = z.object({
  /** Number of the question and its answer; feedback names it. */
  userResponseHistoryId: z.number().int(),
  conversationId: z.number().int(),
  conversationName: z.string(),
  userPrompt: z.string(),
  isHelpful: z.boolean().nullable(),
  /** Whether the answer is a report that can be, or was, requested. */
  isReportsJsonGenerated: z.boolean(),
  reportInstanceId: z.number().int().nullable(),
  outcome: z.enum(chatOutcomes).nullable(),
  /** Whether a language model turned the question into the reading. */
  languageModel: z.boolean(),
  assistantResponse: z.string(),
  text: z.string(),
  /** Questions that would make sense next. */
  questions: z.array(z.string()),
  /** What each of them is called on its button, in the same order: what it changes. */
  questionLabels: z.array(z.string()),
  /** What each step did; empty for users who are not internal. */
  agentsResponseFlow: z.array(chatLogStep),
  /** How to draw the rows; null if a table or a sentence is better. */
  chart: chatChart.nullable(),
  /** Whether the rows are shown as a table first, although they can be drawn. */
  opensAsTable: z.boolean(),
  /** The same chart, as Highcharts takes it. */
  highchartsOptions: z.record(z.string(), z.unknown()).nullable(),
  /** The rows in the order to be shown: up to 1,000. */
  df: z.array(z.record(z.string(), chatValue)),
  columns: z.array(chatColumn),
  /** How many rows there are, shown or not. */
  rowCount: z.number().int(),
  reading: z.array(readingChip),
  /** The reading in words. */
  readingText: z.string(),
  /** What its measures mean. */
  definitions: z.array(z.string()),
  links: z.array(chatLink),
  /** The data that was asked, and how long it took. */
  dataVersion: z.number().int().nullable(),
  milliseconds: z.number(),
  reportsResponse: chatReport.nullable(),
  wikiResponse: z.string().nullable(),
  defaultResponse: z.string().nullable(),
  exception: z.string().nullable(),
  actualException: z.string().nullable(),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;

/** The message that comes to a user's topic. */
export const chatReply = z.object({
  response: z.array(z.object({ type: z.enum(chatMessageTypes), data: chatAnswer })),
});
export type ChatReply = z.infer<typeof chatReply>;

/** A question of a conversation with its answer, as it is shown again. */
export const chatMessage = z.object({
  type: z.enum(chatMessageTypes),
  content: chatAnswer.nullable(),
  userResponseHistoryId: z.number().int(),
  logs: z.array(chatLogStep),
  isReportsJsonGenerated: z.boolean(),
  userMessage: z.string(),
  assistantResponse: z.string(),
  questions: z.array(z.string()),
  isHelpful: z.boolean().nullable(),
  reportInstanceId: z.number().int().nullable(),
  askedAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessage>;
