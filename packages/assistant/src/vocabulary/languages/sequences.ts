import { type PeriodGrain, phrasesOf } from '@waybill/model';
import type { Concept } from '../concept.ts';

/** Meanings that phrases of several languages are made of. */
export const last: Concept = { kind: 'intent', intent: 'last' };
export const beforeLast: Concept = { kind: 'intent', intent: 'beforeLast' };
export const thisOne: Concept = { kind: 'intent', intent: 'this' };
export const unit = (grain: PeriodGrain): Concept => ({ kind: 'unit', grain });
export const twelveMonths: readonly Concept[] = [last, { kind: 'number', value: 12, money: false }, unit('month')];
export const firstHalfOfMonth: readonly Concept[] = [{ kind: 'halfMonth', half: 1 }];
export const secondHalfOfMonth: readonly Concept[] = [{ kind: 'halfMonth', half: 2 }];
/** What stays in the United States. */
export const domestic: readonly Concept[] = [{ kind: 'value', dimension: 'country', values: ['US'] }];
export const lastYearSame: readonly Concept[] = [{ kind: 'intent', intent: 'same' }, last, unit('year')];
/** As many days of last year as there are of this year. */
export const lastYearToDate: readonly Concept[] = [last, { kind: 'toDate', grain: 'year' }];
/** ‘The same quarter of last year’, by the phrases of a language. */
export function sameOfLastYear(
  phrases: Readonly<Partial<Record<PeriodGrain, string>>>,
): Readonly<Record<string, readonly Concept[]>> {
  const entries = Object.entries(phrases) as readonly [PeriodGrain, string][];
  return Object.fromEntries(
    entries.flatMap(([grain, said]) =>
      said.split('|').map((phrase) => [phrase, [{ kind: 'intent', intent: 'same' }, unit(grain), last, unit('year')]]),
    ),
  );
}

/** ‘Same period last month’: as many days of it. */
export const sameDaysOfLastMonth: Readonly<Record<string, readonly Concept[]>> = Object.fromEntries(
  [
    'same period last month',
    'same time last month',
    'same days last month',
    'same point last month',
    'last month mtd',
    'last month to date',
    'last mtd',
  ].flatMap((phrase) =>
    [phrase, `the ${phrase}`].map((each) => [
      each,
      [{ kind: 'intent', intent: 'same' }, unit('day'), last, unit('month')],
    ]),
  ),
);

/** ‘How much of that is fuel’ asks for the fuel of what was told before. */
export const ofThat: Readonly<Record<string, readonly Concept[]>> = Object.fromEntries(
  [
    'how much of that is',
    'how much of that was',
    'how much of it is',
    'how much of it was',
    'how much of this is',
    'how much of this was',
    'how much of those are',
    'how much of that went to',
    'how much of it went to',
    'how many of those are',
    'how many of those were',
    'how many of them were',
    'how many of them are',
    'of that how much is',
    'of those how many were',
    'of which',
  ].map((phrase) => [phrase, [{ kind: 'intent', intent: 'and?' }, { kind: 'noise' }]]),
);

/** ‘With every carrier counted’: those too that Total Spend leaves out. */
export function everyCarrier(phrases: string): Readonly<Record<string, readonly Concept[]>> {
  const concepts: readonly Concept[] = [
    { kind: 'intent', intent: 'also' },
    { kind: 'intent', intent: 'all' },
    { kind: 'dimension', dimension: 'carrier_name' },
  ];
  return Object.fromEntries(phrasesOf(phrases).map((phrase) => [phrase, concepts]));
}

/** ‘Parcel spend’ is what was spent on parcels, beside freight. */
export function parcelSpend(phrases: string): Readonly<Record<string, readonly Concept[]>> {
  const concepts: readonly Concept[] = [
    { kind: 'value', dimension: 'bucket_name', values: ['parcel'] },
    { kind: 'measure', measure: 'totalSpend' },
  ];
  return Object.fromEntries(phrasesOf(phrases).map((phrase) => [phrase, concepts]));
}

/** ‘Number and cost of’ asks for both. */
export const numberAndCost: Readonly<Record<string, readonly Concept[]>> = Object.fromEntries(
  ['number and cost of', 'number and amount of', 'number and total cost of', 'number and total amount of'].map(
    (phrase) => [
      phrase,
      [
        { kind: 'intent', intent: 'howMany' },
        { kind: 'intent', intent: 'and' },
        { kind: 'intent', intent: 'cost' },
      ],
    ],
  ),
);

/** ‘The third and the second quarter’: the first of two ordinals does not say of what. */
export function pairsOfQuarters(
  ordinals: readonly string[],
  links: readonly string[],
  noun: string,
): Readonly<Record<string, readonly Concept[]>> {
  const pairs: [string, readonly Concept[]][] = [];
  for (const [first, one] of ordinals.entries()) {
    for (const [second, other] of ordinals.entries()) {
      if (first === second) continue;
      const meaning: readonly Concept[] = [
        { kind: 'quarter', quarter: first + 1 },
        { kind: 'intent', intent: 'and' },
        { kind: 'quarter', quarter: second + 1 },
      ];
      for (const link of links) pairs.push([`${one} ${link} ${other} ${noun}`, meaning]);
    }
  }
  return Object.fromEntries(pairs);
}

/** ‘Actual and billed weight’: of two weights that have one noun, in either order. Phrases have `|` between them. */
export function pairsOfWeights(said: {
  readonly nouns: string;
  readonly isNounFirst: boolean;
  readonly actual: string;
  readonly billed: string;
  readonly and: string;
  readonly versus: string;
}): Readonly<Record<string, readonly Concept[]>> {
  const [actual, billed] = (['actualWeight', 'billWeight'] as const).map(
    (measure): Concept => ({ kind: 'measure', measure }),
  ) as [Concept, Concept];
  const pairs: [string, readonly Concept[]][] = [];
  for (const intent of ['and', 'versus'] as const) {
    for (const word of phrasesOf(said[intent])) {
      const link = word === 'و' ? word : `${word} `;
      for (const noun of phrasesOf(said.nouns)) {
        for (const one of phrasesOf(said.actual)) {
          for (const other of phrasesOf(said.billed)) {
            const phrase = (words: string) => (said.isNounFirst ? `${noun} ${words}` : `${words} ${noun}`);
            pairs.push([phrase(`${one} ${link}${other}`), [actual, { kind: 'intent', intent }, billed]]);
            pairs.push([phrase(`${other} ${link}${one}`), [billed, { kind: 'intent', intent }, actual]]);
          }
        }
      }
    }
  }
  return Object.fromEntries(pairs);
}

/** ‘Refund rate’: what came back of what was spent. Phrases have `|` between them. */
export function refundRates(phrases: string): Readonly<Record<string, readonly Concept[]>> {
  const rate: readonly Concept[] = [
    { kind: 'measure', measure: 'refunds' },
    { kind: 'intent', intent: 'share' },
    { kind: 'intent', intent: 'of' },
    { kind: 'measure', measure: 'totalSpend' },
  ];
  return Object.fromEntries(phrasesOf(phrases).map((phrase) => [phrase, rate]));
}

/** ‘Which month had most late packages’ asks for their number, and judges nothing. Phrases have `|` between them. */
export function mostLatePackages(phrases: string): Readonly<Record<string, readonly Concept[]>> {
  const meaning: readonly Concept[] = [
    { kind: 'intent', intent: 'most' },
    { kind: 'value', dimension: 'tracking_status', values: ['Late'] },
    { kind: 'measure', measure: 'packages' },
  ];
  return Object.fromEntries(phrasesOf(phrases).map((phrase) => [phrase, meaning]));
}

/** ‘Full months’: whole ones, also where so many are counted back. Phrases have `|` between them. */
export function wholePeriods(
  said: Readonly<Record<'week' | 'month' | 'quarter' | 'year', string>>,
): Readonly<Record<string, readonly Concept[]>> {
  return Object.fromEntries(
    (['week', 'month', 'quarter', 'year'] as const).flatMap((grain) =>
      phrasesOf(said[grain]).map((phrase) => [phrase, [{ kind: 'unit', grain, whole: true } as const]] as const),
    ),
  );
}

/** ‘Average number of’, in languages that put the average in the middle. */
export const averageNumber: readonly Concept[] = [
  { kind: 'intent', intent: 'average' },
  { kind: 'intent', intent: 'howMany' },
];

/** ‘A pound’ as an amount. */
export const onePound: readonly Concept[] = [
  { kind: 'number', value: 1, money: false },
  { kind: 'intent', intent: 'pound' },
];

/** ‘Billed by’, where the word for ‘billed’ is also that for an invoice. */
export const billedBy: readonly Concept[] = [
  { kind: 'intent', intent: 'cost' },
  { kind: 'intent', intent: 'by' },
];

const byWeekday: readonly Concept[] = [
  { kind: 'intent', intent: 'by' },
  { kind: 'dimension', dimension: 'weekday' },
];
const weekend: readonly Concept[] = [{ kind: 'value', dimension: 'weekday', values: ['Saturday', 'Sunday'] }];
const workdays: readonly Concept[] = [
  { kind: 'value', dimension: 'weekday', values: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
];

/** ‘By day of the week’, which is no day by day; ‘weekends’; ‘on weekdays’. Phrases have `|` between them. */
export function weekdayPhrases(said: {
  readonly by: string;
  readonly weekend: string;
  readonly workdays: string;
}): Readonly<Record<string, readonly Concept[]>> {
  const each = (phrases: string, meaning: readonly Concept[]) =>
    phrasesOf(phrases).map((phrase) => [phrase, meaning] as const);
  return Object.fromEntries([
    ...each(said.by, byWeekday),
    ...each(said.weekend, weekend),
    ...each(said.workdays, workdays),
  ]);
}
