import { type DimensionName, dimensions, measures, type Reading, type ScopedValues } from '@waybill/assistant';
import type { AskedFigures } from '@waybill/contract';
import type { CalendarDay, MeasureName } from '@waybill/model';
import { badRequest } from '../../platform/problems.ts';
import { countedAtFirst } from '../answers/interpret.ts';
import { readingOf } from '../language-model/model-reading.ts';
import { knownNames } from '../language-model/offered-names.ts';

const mostSuggested = 10;

/**
 * The reading of figures that were asked for by name.
 * @throws ProblemError 400 for a name that there is not, naming the field.
 */
export function readingOfFigures(asked: AskedFigures, scoped: ScopedValues, today: CalendarDay): Reading {
  const values = knownNames(scoped);
  const reading = readingOf(
    {
      understood: true,
      unplaced: [],
      measures: asked.measures.map(measureNamed),
      dimensions: asked.dimensions.map((name) => dimensionNamed(name, 'dimensions')),
      filters: asked.filters.map(({ dimension, values: named, excluded }) => {
        const name = dimensionNamed(dimension, 'filters');
        return { dimension: name, values: named.map((value) => nameIn(values.get(name), value, name)), excluded };
      }),
      from: asked.from ?? null,
      to: asked.to ?? null,
      grain: asked.grain ?? null,
      descending: asked.descending,
      limit: asked.limit ?? null,
    },
    { names: { measures: [], dimensions: [], values }, today, include: countedAtFirst },
  );
  if (typeof reading === 'string') throw badRequest(reading, [{ field: 'from', message: reading }]);
  return reading;
}

/** @throws ProblemError 400 if there is no such dimension. */
export function dimensionNamed(name: string, field: string): DimensionName {
  if (Object.hasOwn(dimensions, name)) return name as DimensionName;
  throw unknown(field, `There is no dimension ‘${name}’. The definitions list them all.`);
}

function measureNamed(name: string): MeasureName {
  if (Object.hasOwn(measures, name)) return name as MeasureName;
  throw unknown('measures', `There is no measure ‘${name}’. The definitions list them all.`);
}

/** A value as the data spells it; of dimensions with too many values, such as ZIP codes, any. */
function nameIn(known: ReadonlyMap<string, string> | undefined, value: string, dimension: DimensionName): string {
  if (known === undefined) return value;
  const wanted = value.toLowerCase();
  const names = [...known.keys()];
  const found = names.find((name) => name.toLowerCase() === wanted);
  if (found !== undefined) return found;
  const near = names.filter((name) => name.toLowerCase().includes(wanted)).slice(0, mostSuggested);
  const instead = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
  throw unknown('filters', `${dimensions[dimension].label} has no value ‘${value}’ here.${instead}`);
}

const unknown = (field: string, message: string) => badRequest(message, [{ field, message }]);
