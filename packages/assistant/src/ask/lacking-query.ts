import type { DataQuery } from '@waybill/contract';
import type { MeasureName, TableName } from '@waybill/model';
import { dimensions } from '../measures/dimensions.ts';
import { measures } from '../measures/measures.ts';
import type { Lack, Reading } from '../reading/reading.ts';

/** How many rows of a group have what it must lack: a column for each lack, which has to be zero. */
export function lackFigures(
  { lacking = [] }: Reading,
  table: TableName,
): readonly { readonly name: string; readonly expression: string }[] {
  return lacking
    .filter(({ of }) => of === 'groups')
    .flatMap((lack) => expressionsOf(lack, table))
    .map((expression, index) => ({ name: `lack_${index + 1}`, expression }));
}

/** What packages without something add to a query of packages. */
interface PackagesWithout {
  readonly innerQueries: NonNullable<DataQuery['innerQueries']>;
  readonly whereClauses: readonly string[];
}

/**
 * The conditions of packages that lack something. Charges that are no column of packages are counted for each package;
 * `days` are the conditions that both have in common.
 */
export function packagesWithout({ lacking = [] }: Reading, days: readonly string[]): PackagesWithout {
  const lacks = lacking.filter(({ of }) => of === 'packages');
  const counted = lacks.flatMap((lack) =>
    expressionsOf({ ...lack, measures: lack.measures.filter((name) => columnOfPackages(name) === undefined) }, charges),
  );
  const columns = lacks.flatMap((lack) => lack.measures.flatMap((name) => columnOfPackages(name) ?? []));
  const ofColumns = columns.map((column) => `${column} = 0`);
  if (counted.length === 0) return { innerQueries: {}, whereClauses: ofColumns };
  const figures = counted.map((expression, index) => `${expression} as charged_${index + 1}`);
  return {
    innerQueries: {
      charged: {
        selectColumnNames: ['tracking_number as charged_package', ...figures],
        fromTableNames: [charges],
        whereClauseDetails: [...days, "tracking_number <> ''"],
        groupByDetails: ['tracking_number'],
      },
    },
    whereClauses: [
      ...ofColumns,
      'tracking_number = charged_package',
      ...counted.map((_, index) => `charged_${index + 1} = 0`),
    ],
  };
}

const charges: TableName = 'charge_level_info';

/** The column of packages that holds an amount. */
export function columnOfPackages(name: MeasureName): string | undefined {
  return columnOf(measures[name].tables.package_level_info?.expression);
}

/** The only column that is added up. */
function columnOf(expression: string | undefined): string | undefined {
  return /^sum\((\w+)\)$/.exec(expression ?? '')?.[1];
}

function expressionsOf({ filters, measures: names }: Lack, table: TableName): readonly string[] {
  const has = filters.flatMap(({ dimension, values }) => [
    dimensions[dimension].condition(values),
    ...dimensions[dimension].whereClauses,
  ]);
  return [...(has.length === 0 ? [] : [rowsWith(has.join(' and '))]), ...names.map((name) => amountOf(name, table))];
}

const rowsWith = (condition: string): string => `sum(case when ${condition} then 1 else 0 end)`;

function amountOf(name: MeasureName, table: TableName): string {
  const told = measures[name].tables[table];
  const column = columnOf(told?.expression);
  return column === undefined ? (told?.conditional.expression ?? '') : rowsWith(`${column} <> 0`);
}
