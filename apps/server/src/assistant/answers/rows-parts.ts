import {
  type AnswerTable,
  type AskedMeasure,
  columnOfPackages,
  type DimensionName,
  dimensions,
  dimensionsOf,
  measuresOf,
  type NumberFilter,
  type Reading,
  type ValueFilter,
} from '@waybill/assistant';
import {
  excludedSpend,
  type Fact,
  findComputedColumn,
  type PartComparison,
  type RowsPart,
  type TableName,
  totalSpend,
} from '@waybill/model';

/** With more values, addresses would become too long. */
const mostValues = 60;

const signs: Readonly<Record<Reading['conditions'][number]['comparison'], PartComparison>> = {
  more: '>',
  less: '<',
  atLeast: '>=',
  atMost: '<=',
  equal: '=',
};

/**
 * The rows behind an answer as parts of all rows of its table in its days; `answered` are the conditions that the
 * page's own fact already contains. Undefined if an address cannot express which rows they are.
 */
export function partsOfRows(
  reading: Reading,
  table: TableName,
  shown: AnswerTable,
  answered: readonly string[],
): readonly RowsPart[] | undefined {
  const cut = partsOfShown(reading, shown);
  const counted = reading.measures.flatMap(dimensionsOf);
  const clauses = [
    ...[...reading.dimensions, ...counted].flatMap((name) => dimensions[name].whereClauses),
    ...ownClauses(reading, table),
  ];
  const held = partsOfClauses(clauses.filter((clause) => !answered.includes(clause)));
  const lacked = partsOfLacks(reading);
  const isOfWeighed = table === 'charge_level_info' && reading.conditions.some(({ column }) => column !== 'net_amount');
  const filters = [...reading.filters, ...chargesOfPackages(reading)].flatMap(partsOfFilter);
  const compared = [
    ...reading.conditions,
    ...reading.measures.flatMap((asked) => (asked.kind === 'shareWith' ? asked.conditions : [])),
  ];
  if (cut === undefined || held === undefined || lacked === undefined || isOfWeighed || !compared.every(isOfOneColumn))
    return undefined;
  const conditions = compared.map(partOfCondition);
  const parts = [...filters, ...conditions, ...partsOfEither(reading), ...held, ...lacked, ...cut];
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** The charges that the packages of a share have. */
function chargesOfPackages({ measures }: Reading): readonly ValueFilter[] {
  return measures.flatMap((asked) => (asked.kind === 'shareWith' ? asked.filters : []));
}

/** An address compares a column with a number, and not with another column or with the days between two. */
const isOfOneColumn = ({ column, of }: NumberFilter): boolean => of === undefined && column !== 'transit_days';

function partOfCondition({ column, comparison, value }: NumberFilter): RowsPart {
  return {
    kind: 'number',
    column: column === 'net_amount' ? column : `${column}_pounds`,
    comparison: signs[comparison],
    value: Math.round(value * 1_000_000) / 1_000_000,
  };
}

function partsOfEither({ anyOf }: Reading): readonly RowsPart[] {
  if (anyOf === undefined) return [];
  const of = anyOf.map(({ filters, conditions }) => [
    ...filters.flatMap(partsOfFilter),
    ...conditions.map(partOfCondition),
  ]);
  return [{ kind: 'either', of }];
}

/** Packages without an amount of their own; undefined if only their charges show that. */
function partsOfLacks({ lacking = [] }: Reading): readonly RowsPart[] | undefined {
  const ofPackages = lacking.filter(({ of }) => of === 'packages');
  const columns = ofPackages.flatMap(({ filters, measures: names }) =>
    filters.length > 0 ? [undefined] : names.map(columnOfPackages),
  );
  const parts = columns.flatMap((column): RowsPart[] =>
    column === undefined ? [] : [{ kind: 'number', column, comparison: '=', value: 0 }],
  );
  return parts.length === columns.length ? parts : undefined;
}

/** The conditions of the only measure, and those of a list of packages. */
function ownClauses(reading: Reading, table: TableName): readonly string[] {
  const asked: readonly AskedMeasure[] = [
    ...reading.measures,
    ...reading.groupConditions.map(({ measure }) => measure),
  ];
  const [only] = asked;
  if (only !== undefined) {
    return asked.length > 1 || only.kind === 'ratio' || only.kind === 'shareWith'
      ? []
      : measuresOf(only).flatMap((measure) => measure.tables[table]?.whereClauses ?? []);
  }
  if (table === 'charge_level_info') return ["tracking_number <> ''"];
  return reading.filters.some(isLookUp) ? [] : ["row_kind = 'package'"];
}

/** All rows of a package or an invoice are meant, including those that do not count as packages. */
const isLookUp = ({ dimension }: ValueFilter): boolean =>
  dimension === 'tracking_number' || dimension === 'invoice_number';

function partsOfFilter({ dimension, values, excluded }: ValueFilter): readonly RowsPart[] {
  const part: RowsPart = { kind: 'values', column: columnOf(dimension), values, excluded };
  return excluded ? [part] : [part, ...(partsOfClauses(dimensions[dimension].whereClauses) ?? [])];
}

const columnOf = (name: DimensionName): string =>
  findComputedColumn(name) === undefined ? dimensions[name].expression : name;

/** The remaining groups, if an answer does not show all of them. */
function partsOfShown(reading: Reading, { columns, rows }: AnswerTable): readonly RowsPart[] | undefined {
  const [dimension, ...more] = reading.dimensions;
  const part = reading.share?.of;
  if (part !== undefined) return partsOfFilter(part);
  const areChosen = reading.groupConditions.length > 0 || reading.lacking?.some(({ of }) => of === 'groups') === true;
  const isCut =
    reading.measures.length > 0 && (reading.limit !== undefined || reading.place !== undefined || areChosen);
  if (!isCut || rows.length === 0) return [];
  const group = columns.find(({ unit }) => unit === 'text');
  if (dimension === undefined || group === undefined || more.length > 0 || reading.time.grain !== undefined)
    return undefined;
  const values = rows.map((row) => row[group.name]);
  if (values.length > mostValues || values.some((value) => value === null || value === '')) return undefined;
  return [{ kind: 'values', column: columnOf(dimension), values: values.map(String), excluded: false }];
}

/** Conditions of the model as parts; undefined if one cannot be expressed that way. */
function partsOfClauses(clauses: readonly string[]): readonly RowsPart[] | undefined {
  const parts: RowsPart[] = [];
  for (const clause of clauses) {
    const part = partOfClause(clause);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return parts;
}

function partOfClause(clause: string): RowsPart | undefined {
  if (isOfCarriers(totalSpend, clause)) return { kind: 'carriersOf', spend: 'totalSpend' };
  if (isOfCarriers(excludedSpend, clause)) return { kind: 'carriersOf', spend: 'excludedSpend' };
  const [, column = '', sign, text, number] = /^(\w+) (=|<>) (?:'([^']*)'|(\d+))$/.exec(clause) ?? [];
  if (number !== undefined)
    return { kind: 'number', column, comparison: sign === '=' ? '=' : '<>', value: Number(number) };
  if (text === '' && sign === '<>') return { kind: 'filled', column };
  return text !== undefined && text !== '' && sign === '=' ? { kind: 'value', column, value: text } : undefined;
}

const isOfCarriers = ({ whereClauses }: Fact, clause: string): boolean =>
  clause.startsWith('carrier_name') && whereClauses.includes(clause);
