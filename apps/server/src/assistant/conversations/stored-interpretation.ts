import { ledgerGroups, ledgerTopics, type Outcome, sentencesIn, statistics } from '@waybill/assistant';
import {
  allFigures,
  dateTypes,
  dimensions,
  isCalendarDay,
  periodGrains,
  usuallyLeftOut,
  type WordLanguage,
  wordLanguages,
} from '@waybill/model';
import { z } from 'zod';
import type { Interpretation } from '../answers/interpret.ts';

const text = z.string();
const texts = z.array(text);
const language = z.enum(wordLanguages);
const grain = z.enum(periodGrains);
const measureName = z.enum(namesIn(allFigures));
const dimensionName = z.enum(namesIn(dimensions));
const day = text.refine(isCalendarDay);
const range = z.strictObject({ from: day, to: day });
const amounts = ['net_amount', 'actual_weight', 'bill_weight'] as const;
const comparedColumn = z.enum([...amounts, 'transit_days']);
const compared = {
  comparison: z.enum(['more', 'less', 'atLeast', 'atMost', 'equal']),
  value: z.number(),
};

const valueFilter = z.strictObject({ dimension: dimensionName, values: texts, excluded: z.boolean() });
const filters = z.array(valueFilter);
const conditions = z.array(z.strictObject({ column: comparedColumn, ...compared, of: comparedColumn.optional() }));

const askedMeasure = z.union([
  z.strictObject({ kind: z.literal('measure'), measure: measureName, unit: z.literal('kilograms').optional() }),
  z.strictObject({
    kind: z.literal('ratio'),
    measure: measureName,
    of: measureName,
    as: z.enum(['percent', 'per']),
  }),
  z.strictObject({ kind: z.literal('difference'), measure: measureName, less: z.array(measureName) }),
  z.strictObject({ kind: z.literal('count'), dimension: dimensionName }),
  z.strictObject({ kind: z.literal('count'), periods: grain }),
  z.strictObject({
    kind: z.literal('statistic'),
    measure: z.enum(['netOfAllCarriers', 'actualWeight', 'billWeight']),
    as: z.enum(statistics),
  }),
  z.strictObject({ kind: z.literal('mean'), measure: measureName, of: grain }),
  z.strictObject({ kind: z.literal('shareWith'), measure: measureName, filters, conditions }),
]);

/** JSON leaves out what is undefined. A field that is not known may have narrowed the figures: it makes no reading. */
const reading = z
  .strictObject({
    language: language.optional(),
    clientNames: z.record(text, text).optional(),
    measures: z.array(askedMeasure),
    dimensions: z.array(dimensionName),
    filters,
    conditions,
    anyOf: z.array(z.strictObject({ filters, conditions })).optional(),
    groupConditions: z.array(z.strictObject({ measure: askedMeasure, ...compared })),
    lacking: z
      .array(z.strictObject({ of: z.enum(['packages', 'groups']), filters, measures: z.array(measureName) }))
      .optional(),
    time: z
      .strictObject({
        field: z.enum([...dateTypes, 'delivery_date']),
        range: range.optional(),
        grain: grain.optional(),
        assumed: z.boolean(),
      })
      .transform((time) => ({ range: undefined, ...time })),
    compare: range.optional(),
    stepwise: z.boolean().optional(),
    share: z
      .strictObject({ of: valueFilter.optional() })
      .transform((share) => ({ of: undefined, ...share }))
      .optional(),
    sort: z.strictObject({ by: z.enum(['measure', 'change', 'dimension']), descending: z.boolean() }).optional(),
    columns: texts.optional(),
    rowsBy: z.enum([...amounts, 'pickup_date']).optional(),
    limit: z.number().optional(),
    place: z.number().optional(),
    show: z.enum(['number', 'table', 'chart', 'rows']),
    include: z.array(z.enum(usuallyLeftOut)),
  })
  .transform((each) => ({
    compare: undefined,
    share: undefined,
    sort: undefined,
    rowsBy: undefined,
    limit: undefined,
    ...each,
  }));

const watchCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('band'), side: z.enum(['above', 'below', 'either']) }),
  z.object({ kind: z.literal('limit'), side: z.enum(['above', 'below']), limit: z.number() }),
]);
const choices = z.array(z.object({ text, reading }));
const base = {
  language,
  steps: z.array(z.object({ name: text, milliseconds: z.number(), detail: text })),
  ignored: texts,
};

const outcome = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('answer'),
    reading,
    remarks: z.array(z.object({ kind: z.enum(['spelling', 'assumed', 'meaning', 'kept', 'leftOut']), text })),
    alternatives: choices,
  }),
  z.object({ ...base, kind: z.literal('clarify'), question: text, choices }),
  z
    .object({
      ...base,
      kind: z.literal('definition'),
      term: text,
      text,
      path: text.optional(),
      page: text.optional(),
      about: reading.optional(),
    })
    .transform((each) => ({ path: undefined, page: undefined, ...each })),
  z
    .object({
      ...base,
      kind: z.literal('report'),
      asked: z
        .object({
          report: text.optional(),
          carrier: text.optional(),
          range: range.optional(),
          format: z.enum(['xlsx', 'csv']),
        })
        .transform((asked) => ({ report: undefined, carrier: undefined, range: undefined, ...asked })),
      question: text.optional(),
      suggestions: texts,
    })
    .transform((each) => ({ question: undefined, ...each })),
  z.object({
    ...base,
    kind: z.literal('ledger'),
    asked: z
      .object({
        topic: z.enum(ledgerTopics),
        by: z.enum(ledgerGroups).optional(),
        carrier: text.optional(),
        range: range.optional(),
      })
      .transform((asked) => ({ by: undefined, carrier: undefined, range: undefined, ...asked })),
  }),
  z
    .object({
      ...base,
      kind: z.literal('howto'),
      title: text,
      text,
      path: text.optional(),
      suggestions: texts.optional(),
      watch: z.object({ reading, condition: watchCondition }).optional(),
    })
    .transform((each) => ({ path: undefined, ...each })),
  z.object({
    ...base,
    kind: z.literal('refuse'),
    reason: text,
    words: texts,
    choices: choices.optional(),
    suggestions: texts,
  }),
]);

const interpretation: z.ZodType<Interpretation> = z.object({
  outcome,
  offers: z.array(z.object({ prompt: text, reading })),
  languageModel: z.literal(true).optional(),
});

/** A stored reading of a question; undefined if its shape is not known any more. */
export const storedInterpretation = (stored: unknown): Interpretation | undefined =>
  interpretation.safeParse(stored).data;

/** The answer to what needs a reading that is not known any more. */
export const forgotten = (language: WordLanguage): Outcome => ({
  kind: 'refuse',
  reason: sentencesIn(language).forgotten,
  words: [],
  suggestions: [],
  language,
  steps: [],
  ignored: [],
});

function namesIn<Name extends string>(named: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(named) as Name[];
}
