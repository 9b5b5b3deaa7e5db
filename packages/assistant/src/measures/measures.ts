import {
  type Aggregate,
  type AskedFigure,
  addsUp,
  aggregateOf,
  allFigures,
  conditionalAggregateOf,
  type FactUnit,
  findPageAt,
  type MeasureName,
  type TableName,
} from '@waybill/model';

/** How a measure is asked of one fact table: as the aggregate of rows that meet the conditions. */
export interface MeasureOfTable extends Aggregate {
  readonly whereClauses: readonly string[];
  /** The aggregate of any rows. */
  readonly conditional: Aggregate;
  /** The aggregate of those among any rows that also meet conditions; only sums have one. */
  readonly among?: (conditions: readonly string[]) => string;
}

/** Something that can be measured: what it means, where the product shows it, and how each table tells it. */
export interface Measure {
  readonly name: MeasureName;
  readonly text: string;
  readonly meaning: string;
  readonly unit: FactUnit;
  /** Whether parts add up to the whole. */
  readonly addsUp: boolean;
  /** The page that shows it. */
  readonly path: string;
  readonly page: string;
  readonly notes: readonly string[];
  readonly tables: Readonly<Partial<Record<TableName, MeasureOfTable>>>;
}

/** The packages of charges: a package has several charges, and some charges belong to no package. */
const packagesOfCharges: MeasureOfTable = {
  expression: 'count(distinct tracking_number)',
  whereClauses: ["tracking_number <> ''"],
  conditional: { expression: "count(distinct case when tracking_number <> '' then tracking_number end)" },
  among: (conditions) =>
    `count(distinct case when ${["tracking_number <> ''", ...conditions].join(' and ')} then tracking_number end)`,
};

/** The pages that are no analysis pages. */
const otherPages: ReadonlyMap<string, string> = new Map([
  ['/dashboards', 'Dashboards'],
  ['/invoices', 'Invoices'],
]);

/** The names of all measures. */
export const measureNames = Object.keys(allFigures) as readonly MeasureName[];

/** Everything that can be measured, by name. */
export const measures = Object.fromEntries(
  measureNames.map((name) => [name, measureOf(name, allFigures[name])]),
) as Readonly<Record<MeasureName, Measure>>;

function measureOf(name: MeasureName, { text, meaning, unit, notes, path, tables, ...figure }: AskedFigure): Measure {
  const told: MeasureOfTable = {
    ...aggregateOf(figure.measure),
    whereClauses: figure.whereClauses,
    conditional: conditionalAggregateOf(figure),
    ...(addsUp(figure.measure) ? { among: amongOf(figure) } : {}),
  };
  const ofTable = (table: TableName) =>
    name === 'packages' && table === 'charge_level_info' ? packagesOfCharges : told;
  return {
    ...{ name, text, meaning, unit, notes, path },
    page: otherPages.get(path) ?? findPageAt(path)?.displayName ?? '',
    addsUp: addsUp(figure.measure),
    tables: Object.fromEntries(tables.map((table) => [table, ofTable(table)])),
  };
}

type Summed = Pick<AskedFigure, 'measure' | 'whereClauses'>;

function amongOf({ measure, whereClauses }: Summed): (conditions: readonly string[]) => string {
  return (conditions) => conditionalAggregateOf({ measure, whereClauses: [...whereClauses, ...conditions] }).expression;
}
