import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber, wholeNumberBetween } from '../foundation/whole-number.ts';
import { chatAnswer } from './chat-message.ts';

const endpoint = endpoints({ ...audiences.assistant, source: 'Beyond the specification: docs/tools.md' });

const aboutClient = {
  clientId: wholeNumber,
  /** Some of its sub-clients; without any, the client with all of them. */
  subClientIds: z.array(wholeNumber).max(2_000).default([]),
};

/** An answer with the reading of its question: what was asked, of which days and rows. */
const answer = chatAnswer
  .pick({
    outcome: true,
    text: true,
    readingText: true,
    definitions: true,
    columns: true,
    rowCount: true,
    links: true,
    questions: true,
    languageModel: true,
    dataVersion: true,
  })
  .extend({
    /** Up to 1,000 rows, by the names of the columns. */
    rows: chatAnswer.shape.df,
  });
export type QuestionAnswer = z.infer<typeof answer>;

export const askQuestion = endpoint({
  name: 'askQuestion',
  method: 'POST',
  path: '/aichatbot/api/questions',
  summary:
    'Asks the assistant a question in words. The answer says how it was read. Every question stands by itself, and nothing of it is stored.',
  body: z.object({
    ...aboutClient,
    question: text(2_000).refine((words) => words.trim() !== '', 'must not be empty'),
    /** In which the user’s today is counted. */
    timeZone: text(60).default('UTC'),
  }),
  answer,
});

/** The periods by which figures are split. */
const grains = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** Figures by their names. */
const figures = z.object({
  ...aboutClient,
  measures: z.array(text(80)).min(1).max(3),
  dimensions: z.array(text(80)).max(2).default([]),
  filters: z
    .array(
      z.object({
        dimension: text(80),
        /** Rows with one of these, whatever their case. */
        values: z.array(text(200)).min(1).max(100),
        /** Rows with none of them instead. */
        excluded: z.boolean().default(false),
      }),
    )
    .max(6)
    .default([]),
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  grain: z.enum(grains).optional(),
  /** Whether the largest come first, where there are dimensions. */
  descending: z.boolean().default(true),
  limit: wholeNumberBetween(1, 1_000).optional(),
});
export type AskedFigures = z.output<typeof figures>;

export const askFigures = endpoint({
  name: 'askFigures',
  method: 'POST',
  path: '/aichatbot/api/figures',
  summary:
    'Figures of the catalogue by dimensions, filters and invoice dates. Names are those of the definitions; without dates, the last twelve months are meant.',
  body: figures,
  answer,
});

export const listDefinitions = endpoint({
  name: 'listDefinitions',
  method: 'GET',
  path: '/aichatbot/api/definitions',
  summary: 'The measures and dimensions that figures can be asked by: names, labels and meanings.',
  answer: z.object({
    measures: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        meaning: z.string(),
        unit: z.string(),
        /** What to know about it beside its meaning. */
        notes: z.array(z.string()),
        /** The page of the portal that shows it. */
        path: z.string(),
      }),
    ),
    dimensions: z.array(z.object({ name: z.string(), label: z.string() })),
  }),
});

export const listDimensionValues = endpoint({
  name: 'listDimensionValues',
  method: 'GET',
  path: '/aichatbot/api/dimensionValues',
  summary: 'The values of a dimension in the rows of a client, such as the services of its packages; at most 200.',
  query: z.object({
    clientId: wholeNumber,
    dimension: text(80),
    /** Part of the values that are wanted. */
    search: text(200).default(''),
  }),
  answer: z.object({ values: z.array(z.string()), total: z.number().int() }),
});

export const callTools = endpoint({
  name: 'callTools',
  method: 'POST',
  path: '/mcp',
  access: 'active',
  summary:
    'The tools for agents, by the Model Context Protocol (streamable HTTP, without sessions). Each tool makes one of the other calls, as the caller.',
  body: z.unknown(),
  answer: z.unknown(),
});
