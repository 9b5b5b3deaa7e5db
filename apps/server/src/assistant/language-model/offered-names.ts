import { type DimensionName, dimensions, measures, type ScopedValues } from '@waybill/assistant';
import { type MeasureName, parcelCarriers, serviceCategories, trackingStatuses } from '@waybill/model';

/** The names that the model may use: those of the product, and this user's own values. */
export interface OfferedNames {
  readonly measures: readonly MeasureName[];
  readonly dimensions: readonly DimensionName[];
  /** Names of values by dimension, each with the value that it stands for. */
  readonly values: ReadonlyMap<DimensionName, ReadonlyMap<string, string>>;
}

const mostOfDimension = 60;
const mostCharacters = 12_000;
const longestName = 80;

/** As many of the user's names as fit into a request. */
export function offeredNames(scoped: ScopedValues): OfferedNames {
  let room = mostCharacters;
  const values = new Map<DimensionName, ReadonlyMap<string, string>>();
  for (const [dimension, all] of knownNames(scoped)) {
    const some = new Map<string, string>();
    for (const [name, value] of [...all].slice(0, mostOfDimension)) {
      if (name.length > longestName || name.length > room) continue;
      some.set(name, value);
      room -= name.length;
    }
    if (some.size > 0) values.set(dimension, some);
  }
  return {
    measures: Object.keys(measures) as MeasureName[],
    dimensions: Object.keys(dimensions) as DimensionName[],
    values,
  };
}

/** All names of values that the user may use, by dimension, each with the value that it stands for. */
export function knownNames({ clients, values }: ScopedValues): OfferedNames['values'] {
  const named: readonly (readonly [DimensionName, readonly (readonly [string, string])[]])[] = [
    ['carrier_name', pairs([...(values.carrier_name ?? []), ...parcelCarriers.map(({ name }) => name)])],
    ['service_category', pairs(serviceCategories)],
    ['tracking_status', pairs(trackingStatuses)],
    ['client', clients.map(({ id, name }) => [name, String(id)] as const)],
    ...Object.entries(values)
      .filter(([dimension]) => dimension !== 'carrier_name' && dimension !== 'service_category')
      .map(([dimension, names]) => [dimension as DimensionName, pairs(names)] as const),
  ];
  return new Map(named.map(([dimension, pairsOfNames]) => [dimension, new Map(pairsOfNames)]));
}

const pairs = (names: readonly string[]): readonly (readonly [string, string])[] =>
  [...new Set(names)].map((name) => [name, name]);
