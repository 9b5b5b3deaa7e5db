import type { MeasureName, PeriodGrain } from '@waybill/model';
import type { DimensionName } from '../reading/reading.ts';
import { rankingIntents } from './ranking-intents.ts';

/** What a word does in a question, whatever the language. */
export const intents = [
  'by',
  ...rankingIntents,
  'share',
  'average',
  'versus',
  'change',
  'fall',
  'trend',
  'list',
  'howMany',
  'howMuch',
  'which',
  'over',
  'under',
  'atLeast',
  'atMost',
  'exactly',
  'between',
  'and',
  'or',
  'without',
  'only',
  'all',
  'with',
  'of',
  'per',
  'from',
  'to',
  'in',
  'whatIs',
  'howIs',
  'howDo',
  'where',
  'why',
  'chart',
  'table',
  'rows',
  'last',
  'this',
  'next',
  'beforeLast',
  'ago',
  'since',
  'after',
  'until',
  'today',
  'yesterday',
  'toDate',
  'yearOverYear',
  'same',
  'and?',
  'instead',
  'also',
  'show',
  'makeThat',
  'shipDate',
  'billDate',
  'deliveryDate',
  'cost',
  'percent',
  'the',
  'a',
  'our',
  'plus',
  'weight',
  'pound',
  'kilogram',
  'ounce',
  'dollar',
  'half',
  'number',
  'ever',
  'delivered',
  'split',
  'kind',
  'both',
  'those',
  'groupsWithNo',
  'packagesWithNo',
  'apart',
  'place',
  'when',
  'median',
  'maximum',
  'minimum',
  'export',
  'newest',
  'oldest',
] as const;
export type Intent = (typeof intents)[number];

/** A meaning of a word or phrase. */
export type Concept =
  | { readonly kind: 'measure'; readonly measure: MeasureName }
  | { readonly kind: 'dimension'; readonly dimension: DimensionName }
  | { readonly kind: 'value'; readonly dimension: DimensionName; readonly values: readonly string[] }
  /** `whole`: ‘full months’, which the current one is not. `onCalendar`: a week of a month that begins as weeks do. */
  | {
      readonly kind: 'unit';
      readonly grain: PeriodGrain;
      readonly whole?: true | undefined;
      readonly onCalendar?: true | undefined;
    }
  | { readonly kind: 'everyUnit'; readonly grain: PeriodGrain }
  | { readonly kind: 'toDate'; readonly grain: PeriodGrain }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'quarter'; readonly quarter: number }
  | { readonly kind: 'half'; readonly half: number }
  | { readonly kind: 'halfMonth'; readonly half: number }
  | { readonly kind: 'day'; readonly day: string }
  /** A holiday by its name in `holidays.csv`, until its day is known. */
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number; readonly money: boolean }
  /** ‘second’, counted from 1. */
  | { readonly kind: 'ordinal'; readonly place: number }
  | { readonly kind: 'code'; readonly text: string }
  /** What only a list of packages shows. */
  | { readonly kind: 'column'; readonly columns: readonly string[] }
  | { readonly kind: 'intent'; readonly intent: Intent }
  | { readonly kind: 'noise' }
  | { readonly kind: 'unknown'; readonly text: string };

/** A word or phrase of a question with what it may mean. */
export interface Item {
  readonly meanings: readonly Concept[];
  /** As it was typed. */
  readonly text: string;
}

/** A phrase with its meanings: alternatives, each a sequence of concepts. */
export interface Entry {
  readonly tokens: readonly string[];
  readonly meanings: readonly (readonly Concept[])[];
}
