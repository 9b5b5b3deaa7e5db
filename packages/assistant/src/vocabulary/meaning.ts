import { allDimensions, type DimensionName, type MeasureName, type PeriodGrain } from '@waybill/model';
import { measureNames } from '../measures/measures.ts';
import { sizeColumns } from '../reading/list-columns.ts';
import { daysOfHoliday } from '../words/holidays.ts';
import { type Concept, intents } from './concept.ts';

/**
 * How the files of words write a meaning: `by`, `unit:week`, `value:weekday=Saturday|Sunday`; several with spaces between
 * them for a phrase that is a sequence of meanings.
 * @throws for a meaning that nothing in the assistant has
 */
export function conceptsOf(meaning: string): readonly Concept[] {
  const concepts = known.get(meaning) ?? meaning.split(' ').map(conceptOf);
  known.set(meaning, concepts);
  return concepts;
}

const known = new Map<string, readonly Concept[]>();

/**
 * One meaning, which may have spaces in it: `value:carrier_name=DHL Express`.
 * @throws for a meaning that nothing in the assistant has
 */
export function conceptOf(written: string): Concept {
  const [kind = '', rest = ''] = written.split(/:(.*)/su);
  const concept = rest === '' ? plainConcept(kind) : made[kind]?.(rest);
  if (concept === undefined) throw new Error(`The words have no meaning ‘${written}’.`);
  return concept;
}

function plainConcept(name: string): Concept | undefined {
  if (name === 'noise') return { kind: 'noise' };
  const intent = intents.find((each) => each === name);
  return intent && { kind: 'intent', intent };
}

const grains: readonly PeriodGrain[] = ['day', 'week', 'month', 'quarter', 'year'];
const grainOf = (text: string): PeriodGrain | undefined => grains.find((each) => each === text);
const dimensionOf = (text: string | undefined): DimensionName | undefined =>
  allDimensions.find(({ name }) => name === text)?.name;
const measureOf = (text: string): MeasureName | undefined => measureNames.find((each) => each === text);

const made: Readonly<Record<string, (rest: string) => Concept | undefined>> = {
  unit: (rest) => {
    const [name = '', whole] = rest.split(':');
    const grain = grainOf(name);
    return grain && (whole === 'whole' ? { kind: 'unit', grain, whole: true } : { kind: 'unit', grain });
  },
  every: (rest) => withGrain('everyUnit', rest),
  toDate: (rest) => withGrain('toDate', rest),
  month: (rest) => ({ kind: 'month', month: Number(rest) }),
  quarter: (rest) => ({ kind: 'quarter', quarter: Number(rest) }),
  half: (rest) => ({ kind: 'half', half: Number(rest) }),
  halfMonth: (rest) => ({ kind: 'halfMonth', half: Number(rest) }),
  holiday: (rest) => (daysOfHoliday(rest) === undefined ? undefined : { kind: 'holiday', name: rest }),
  number: (rest) => ({ kind: 'number', value: Number(rest), money: false }),
  ordinal: (rest) => ({ kind: 'ordinal', place: Number(rest) }),
  measure: (rest) => {
    const measure = measureOf(rest);
    return measure && { kind: 'measure', measure };
  },
  dimension: (rest) => {
    const dimension = dimensionOf(rest);
    return dimension && { kind: 'dimension', dimension };
  },
  column: (rest) => ({ kind: 'column', columns: columnsShown[rest] ?? [rest] }),
  value: (rest) => {
    const [name, values = ''] = rest.split('=');
    const dimension = dimensionOf(name);
    return dimension && { kind: 'value', dimension, values: values.split('|') };
  },
};

/** Columns that are shown together. */
const columnsShown: Readonly<Record<string, readonly string[]>> = { length: sizeColumns };

function withGrain(kind: 'everyUnit' | 'toDate', rest: string): Concept | undefined {
  const grain = grainOf(rest);
  return grain && { kind, grain };
}
