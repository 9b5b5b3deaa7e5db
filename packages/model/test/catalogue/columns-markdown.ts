import {
  type AskedFigure,
  aggregateOf,
  allDimensions,
  allFigures,
  type CatalogueColumn,
  columnsOf,
  type Dimension,
  dashboards,
  findColumn,
  geographyColumns,
  type TableName,
  tables,
} from '../../src/index.ts';

const introductions: Readonly<Record<TableName, string>> = {
  package_level_info: 'One row per package and invoice. Adjustments and account charges have rows of their own.',
  charge_level_info:
    'One row per charge line. The charges with the same `tracking_id` add up to the package row with that number.',
};

/** The text of `docs/columns.md`: every column that queries may name, and every dimension, from their one description. */
export function columnsMarkdown(): string {
  const sections = Object.keys(tables).map((table) => sectionOf(table as TableName));
  return [
    '# Columns of the fact tables',
    '',
    'Generated from `packages/model/src/columns`, `dimensions` and `figures`. To change it, edit the descriptions there and run `npx vitest run packages/model -u`.',
    'A computed column is worked out when it is read. Money is in the currency of the row unless a query converts it.',
    '',
    'For every money column the warehouse also stores the amount in US dollars, under the same name with `_usd` (`net_amount_usd`).',
    'A charge is converted at the rate of its row and rounded to the cent; a package has the sums of its charges. Queries use the',
    'name without the ending, and get dollars unless they choose one currency.',
    '',
    ...sections,
    geographySection(),
    dimensionSection(),
    figureSection(),
  ].join('\n');
}

function geographySection(): string {
  const rows = geographyColumns.map(
    ({ name, type, label, meaning }) => `| \`${name}\` | ${type} | ${label} | ${meaning} |`,
  );
  return [
    '## Geography columns of both tables',
    '',
    'No table stores them: they are looked up by the row’s normalised country and state. `continent`, `latitude` and `longitude` are the receiver’s.',
    '',
    '| Column | Type | Label | Meaning |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function sectionOf(table: TableName): string {
  const rows = columnsOf(table).map(rowOf);
  return [
    `## ${table}`,
    '',
    introductions[table],
    '',
    '| Column | Type | Label | Meaning | Unit | Source |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function rowOf(column: CatalogueColumn): string {
  const { name, type, label, meaning, unit = '', nullable } = column;
  const cells = [`\`${name}\``, nullable ? `${type}, may be empty` : type, label, meaning, unit, originOf(column)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function originOf({ generated, lookup, computedFrom, filledBy }: CatalogueColumn): string {
  if (computedFrom !== undefined) return `computed from ${computedFrom.map((name) => `\`${name}\``).join(', ')}`;
  if (generated !== undefined) return `computed: \`${generated}\``;
  if (lookup !== undefined) return `table \`${lookup}\`, by account_id`;
  return filledBy === 'source' ? 'invoice file' : 'the load';
}

function dimensionSection(): string {
  return [
    '## Dimensions',
    '',
    'What figures are split and narrowed by. The assistant is asked for each by its name; the other columns say what it is called where pages are filtered by it, widgets and comparisons are split by it, and dashboards show it.',
    '',
    '| Dimension | Label | Meaning | Column | Tables | Page filter | Widget | Dashboard |',
    '|---|---|---|---|---|---|---|---|',
    ...allDimensions.map(dimensionRow),
    '',
  ].join('\n');
}

function dimensionRow(shown: Dimension): string {
  const { name, label, meaning, expression, tables: both, clientSpecific, filter, widget } = shown;
  const [table = 'package_level_info'] = both;
  const column = findColumn(table, expression);
  const onDashboards = dashboards.flatMap(({ dimensions }) =>
    dimensions.filter((each) => each.expression === expression),
  );
  const cells = [
    `\`${name}\``,
    label,
    `${meaning ?? column?.meaning ?? ''}${clientSpecific ? ' Each client chooses its own names.' : ''}`,
    column === undefined ? 'made of others' : `\`${column.name}\``,
    both.length === 1 ? `\`${table}\`` : 'both',
    named(filter, shown.filterLabel),
    named(widget, shown.widgetLabel),
    [...new Set(onDashboards.map((each) => named(each.name)))].join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const named = (name: string | undefined, label?: string): string =>
  name === undefined ? '' : `\`${name}\`${label === undefined ? '' : ` (*${label}*)`}`;

function figureSection(): string {
  return [
    '## Figures',
    '',
    'What is added up, of the rows that meet the conditions. The assistant is asked for each by its name; *Page* shows it.',
    '',
    '| Figure | Label | Meaning | Unit | Sum | Rows | Tables | Page | Dashboard |',
    '|---|---|---|---|---|---|---|---|---|',
    ...Object.entries(allFigures).map(([name, figure]) => figureRow(name, figure)),
    '',
  ].join('\n');
}

function figureRow(
  name: string,
  { text, meaning, unit, measure, whereClauses, tables: both, path }: AskedFigure,
): string {
  const { expression } = aggregateOf(measure);
  const onDashboards = dashboards.flatMap(({ figures }) => figures.filter((each) => each.text === text));
  const cells = [
    `\`${name}\``,
    text,
    meaning,
    unit,
    expression.length > 160 ? 'made of several columns' : `\`${expression}\``,
    whereClauses.map((clause) => `\`${clause}\``).join(' and '),
    both.length === 1 ? `\`${both[0]}\`` : 'both',
    path,
    [...new Set(onDashboards.map((each) => named(each.name)))].join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}
