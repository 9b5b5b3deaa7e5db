import type { TableName } from '@waybill/model';
import type { AskedMeasure, DimensionName, Reading } from '../reading/reading.ts';
import { dimensions } from './dimensions.ts';
import { type Measure, measures } from './measures.ts';

const tables: readonly TableName[] = ['package_level_info', 'charge_level_info'];

/**
 * The fact table that tells everything that a reading names; packages where both do, undefined where none does. Figures of
 * charges can be those of packages of some weight.
 */
export function tableOf(reading: Reading): TableName | undefined {
  const { groupConditions, share, lacking = [], anyOf = [] } = reading;
  const filters = [...reading.filters, ...anyOf.flatMap((each) => each.filters)];
  const isList = reading.measures.length === 0;
  const weightsOfPackages = [
    ...(isList ? reading.conditions : []),
    ...anyOf.flatMap((each) => each.conditions),
    ...reading.measures.flatMap((each) => (each.kind === 'shareWith' ? each.conditions : [])),
  ];
  const lacks = lacking.filter(({ of }) => of === 'groups');
  const asked = [
    ...reading.measures,
    ...groupConditions.map(({ measure }) => measure),
    ...lacks.flatMap((lack) => lack.measures.map((measure): AskedMeasure => ({ kind: 'measure', measure }))),
  ];
  const named = [
    ...reading.dimensions,
    ...filters.map(({ dimension }) => dimension),
    ...(share?.of === undefined ? [] : [share.of.dimension]),
    ...asked.flatMap((each) =>
      each.kind === 'count'
        ? dimensionsOf(each)
        : each.kind === 'shareWith'
          ? each.filters.map(({ dimension }) => dimension)
          : [],
    ),
    ...lacks.flatMap((lack) => lack.filters.map(({ dimension }) => dimension)),
  ];
  const isOfSinglePackages = asked.some(({ kind }) => kind === 'statistic');
  const comparesWeight = weightsOfPackages.some(({ column }) => column !== 'net_amount');
  return tables.find(
    (table) =>
      (table === 'package_level_info' ||
        !(
          comparesWeight ||
          isOfSinglePackages ||
          (isList && !named.includes('accessorial') && !named.includes('credit_type'))
        )) &&
      asked.flatMap(measuresOf).every((measure) => measure.tables[table] !== undefined) &&
      named.every((name) => dimensions[name].tables.includes(table)),
  );
}

/** The dimension whose values are counted. */
export function dimensionsOf(asked: AskedMeasure | undefined): readonly DimensionName[] {
  return asked?.kind === 'count' && asked.dimension !== undefined ? [asked.dimension] : [];
}

/** The measures of the model that a figure is made of. */
export function measuresOf(asked: AskedMeasure): readonly Measure[] {
  if (asked.kind === 'count') return [];
  if (asked.kind === 'ratio') return [measures[asked.measure], measures[asked.of]];
  if (asked.kind === 'difference') return [asked.measure, ...asked.less].map((name) => measures[name]);
  return [measures[asked.measure]];
}
