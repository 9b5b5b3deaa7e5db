import {
  hasOpenStart,
  partsOfReading,
  questionsOf,
  type Reading,
  type ReadingPart,
  sayReading,
  sentencesIn,
  settled,
} from '@waybill/assistant';
import type { ReadingChip } from '@waybill/contract';
import { dateTypes, previousRange, type UsuallyLeftOut } from '@waybill/model';
import { countedAtFirst, type Offer } from './interpret.ts';

const mostNext = 3;
/** The text length that fits a button. */
const longestNext = 120;

/** What can be asked after an answer: changes of its parts, and questions that make sense next. */
export interface Offered {
  readonly chips: readonly ReadingChip[];
  readonly next: readonly Offer[];
  /** All of them with what they mean. */
  readonly offers: readonly Offer[];
}

/** The suggestions under the answer to a reading; `leftOut` is what pages would leave out of its rows. */
export function offeredAfter(reading: Reading, leftOut: readonly UsuallyLeftOut[]): Offered {
  const parts = partsOfReading(reading).map((part) => ({ part, changes: changesOf(part, reading) }));
  const counted = countedChip(reading, leftOut);
  const next = nextReadings(reading)
    .filter((each) => sayReading(each).length <= longestNext)
    .slice(0, mostNext);
  const changes = [...parts, ...counted].flatMap((each) => each.changes);
  return {
    chips: [...parts, ...counted].map((each) => chipOf(each.part, each.changes)),
    next: next.map(offerOf),
    offers: [...changes.map(({ reading: changed }) => changed), ...next].map(offerOf),
  };
}

const offerOf = (reading: Reading): Offer => ({ prompt: sayReading(reading), reading });

/** A switch between counting and leaving out what pages leave out; nothing if it makes no difference. */
function countedChip(
  reading: Reading,
  leftOut: readonly UsuallyLeftOut[],
): readonly { readonly part: ReadingPart; readonly changes: readonly Change[] }[] {
  const counted = leftOut.filter((name) => reading.include.includes(name));
  if (leftOut.length === 0) return [];
  const { offers, and } = sentencesIn(reading.language);
  const change: Change =
    counted.length > 0
      ? { label: offers.countAsPages, reading: { ...reading, include: [] } }
      : { label: offers.countEverything, reading: { ...reading, include: countedAtFirst } };
  const named = counted.length > 0 ? counted : leftOut;
  const rows = and(named.map((name) => offers.counted[name]));
  const part: ReadingPart = {
    kind: 'counted',
    text: counted.length > 0 ? offers.withRows(rows) : offers.withoutRows(rows),
  };
  return [{ part, changes: [change] }];
}

interface Change {
  readonly label: string;
  readonly reading: Reading;
}

const kinds: Readonly<Record<ReadingPart['kind'], ReadingChip['kind']>> = {
  measure: 'measure',
  grouping: 'grouping',
  filter: 'filter',
  condition: 'filter',
  period: 'period',
  compare: 'comparison',
  limit: 'order',
  counted: 'filter',
};

function chipOf({ kind, text }: ReadingPart, changes: readonly Change[]): ReadingChip {
  return {
    kind: kinds[kind],
    label: text,
    choices: changes.map(({ label, reading }) => ({ label, prompt: sayReading(reading) })),
  };
}

/** What a part can be changed to, limited to valid questions. */
function changesOf({ kind, text }: ReadingPart, reading: Reading): readonly Change[] {
  switch (kind) {
    case 'measure':
      return canAsk(otherMeasures(reading), reading);
    case 'grouping':
      return canAsk(otherGroups(reading), reading);
    case 'period':
      return canAsk(otherDays(reading), reading);
    case 'compare':
      return canAsk(
        [
          {
            label: sentencesIn(reading.language).offers.withoutComparison,
            reading: { ...reading, compare: undefined },
          },
        ],
        reading,
      );
    case 'filter':
      return canAsk(withoutFilter(reading, text), reading);
    default:
      return [];
  }
}

/** The changes that have an answer, and a different one. */
function canAsk(changes: readonly Change[], reading: Reading): readonly Change[] {
  const current = sayReading(reading);
  return changes.flatMap(({ label, reading: changed }) => {
    const asked = settled(changed);
    return asked === undefined || !isAskable(asked) || sayReading(asked) === current ? [] : [{ label, reading: asked }];
  });
}

function isAskable(reading: Reading): boolean {
  try {
    questionsOf(reading, { clientId: 0, childClientIds: [] });
    return true;
  } catch {
    return false;
  }
}

const offeredMeasures = ['totalSpend', 'packages', 'costPerPackage', 'accessorials', 'discountRate'] as const;

function otherMeasures(reading: Reading): readonly Change[] {
  const [asked] = reading.measures;
  if (asked?.kind !== 'measure' || reading.measures.length > 1) return [];
  return offeredMeasures
    .filter((measure) => measure !== asked.measure)
    .map((measure) => {
      const changed: Reading = { ...reading, measures: [{ kind: 'measure', measure }], share: undefined };
      return { label: partsOfReading(settled(changed) ?? changed)[0]?.text ?? measure, reading: changed };
    });
}

const offeredGroups = ['carrier_name', 'service_category', 'state', 'zone'] as const;

function otherGroups(reading: Reading): readonly Change[] {
  if (reading.share?.of !== undefined) return [];
  const kept = reading.lacking?.filter(({ of }) => of === 'packages') ?? [];
  const lacking = kept.length > 0 ? kept : undefined;
  const plain: Reading = { ...reading, time: { ...reading.time, grain: undefined }, groupConditions: [], lacking };
  const groups = offeredGroups
    .filter((name) => !reading.dimensions.includes(name))
    .map((name): Reading => ({ ...plain, dimensions: [name], sort: { by: 'measure', descending: true } }));
  const months: Reading = {
    ...plain,
    dimensions: [],
    time: { ...reading.time, grain: 'month' },
    sort: undefined,
    limit: undefined,
    place: undefined,
  };
  return [...groups, ...(reading.time.grain === 'month' ? [] : [months])].map((changed) => ({
    label: partsOfReading(changed).find(({ kind }) => kind === 'grouping')?.text ?? '',
    reading: changed,
  }));
}

const datesOfPackages = [...dateTypes, 'delivery_date'] as const;

function otherDays(reading: Reading): readonly Change[] {
  const { time } = reading;
  const changes: Reading[] = datesOfPackages
    .filter((field) => field !== time.field)
    .map((field): Reading => ({ ...reading, time: { ...time, field } }));
  if (time.range !== undefined && !hasOpenStart(time.range)) {
    const range = previousRange(time.range);
    changes.unshift({ ...reading, time: { ...time, range }, compare: undefined });
    const isCompared = reading.compare !== undefined || reading.stepwise === true;
    if (!isCompared && reading.measures.length > 0) changes.push({ ...reading, compare: range });
  }
  return changes.map((changed) => ({
    label: partsOfReading(changed)
      .filter(({ kind }) => kind === 'period' || kind === 'compare')
      .map(({ text }) => text)
      .join(', '),
    reading: changed,
  }));
}

function withoutFilter(reading: Reading, text: string): readonly Change[] {
  const place = reading.filters.findIndex((_, index) => {
    const only: Reading = { ...reading, filters: reading.filters.slice(index, index + 1) };
    return partsOfReading(only).some((part) => part.kind === 'filter' && part.text === text);
  });
  if (place < 0) return [];
  return [
    {
      label: sentencesIn(reading.language).offers.withoutFilter,
      reading: { ...reading, filters: reading.filters.filter((_, at) => at !== place) },
    },
  ];
}

/** Questions that make sense after the answer. */
function nextReadings(reading: Reading): readonly Reading[] {
  if (reading.measures.length === 0) return [];
  const isSplit = reading.dimensions.length > 0 || reading.time.grain !== undefined;
  const split = canAsk(otherGroups(reading), reading).map(({ reading: changed }) => changed);
  const compared = canAsk(otherDays(reading), reading)
    .map(({ reading: changed }) => changed)
    .filter(({ compare }) => compare !== undefined);
  return isSplit ? [...split.slice(0, 1), ...compared, ...split.slice(-1)] : [...split.slice(0, 2), ...compared];
}
