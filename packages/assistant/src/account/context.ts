import type { Draft } from '../draft/draft.ts';
import type { DimensionName, NumberFilter, Reading, ValueFilter } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Concept, Intent } from '../vocabulary/concept.ts';

/** What a word of a question is held against. */
export interface Context {
  readonly items: readonly ChosenItem[];
  readonly place: number;
  readonly reading: Reading;
  readonly draft: Draft;
  readonly previous: Reading | undefined;
}

/** Whether a meaning is one of these functions of a word. */
export function isIntent(concept: Concept | undefined, ...intents: readonly Intent[]): boolean {
  return concept?.kind === 'intent' && intents.includes(concept.intent);
}

/** Whether a question also has a word of one of these functions. */
export function isAlso(items: readonly ChosenItem[], ...intents: readonly Intent[]): boolean {
  return items.some(({ concept }) => isIntent(concept, ...intents));
}

const families: readonly (readonly DimensionName[])[] = [
  ['state', 'sender_state', 'country', 'sender_country', 'city', 'sender_city', 'zip', 'sender_zip'],
  ['service_category', 'service', 'mode_category'],
  ['account_number', 'account_group', 'account_division'],
  ['zone', 'rated_zone'],
  ['weekday', 'delivery_weekday'],
  ['invoice_number', 'tracking_number'],
  ['accessorial', 'credit_type', 'charge_family'],
];

/** Whether two dimensions tell the same kind of thing: a state and a city, a service and its category. */
export function areRelated(one: DimensionName, other: DimensionName): boolean {
  return one === other || families.some((family) => family.includes(one) && family.includes(other));
}

/** Everything that a reading is narrowed to, wherever it stands. */
export function filtersOf({ filters, measures, share, lacking = [], anyOf = [] }: Reading): readonly ValueFilter[] {
  return [
    ...filters,
    ...measures.flatMap((each) => (each.kind === 'shareWith' ? each.filters : [])),
    ...anyOf.flatMap((each) => each.filters),
    ...(share?.of === undefined ? [] : [share.of]),
    ...lacking.flatMap((lack) => lack.filters),
  ];
}

/** All conditions on rows, also those of which one is enough. */
export function conditionsOf({ conditions, measures, anyOf = [] }: Reading): readonly NumberFilter[] {
  return [
    ...conditions,
    ...measures.flatMap((each) => (each.kind === 'shareWith' ? each.conditions : [])),
    ...anyOf.flatMap((each) => each.conditions),
  ];
}

/** ‘Packages instead of spend’ */
export function isGivenUp(items: readonly ChosenItem[], place: number): boolean {
  return items.slice(Math.max(0, place - 3), place).some(({ concept }) => isIntent(concept, 'instead'));
}

/** ‘The first 10 days of March’: the word is a part of what names the days. */
export function isOfDays({ periods }: Draft, at: number): boolean {
  return periods.named.some(({ place, length }) => at >= place && at < place + length);
}
