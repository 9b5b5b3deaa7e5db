import { type TableName, tables } from '../columns/tables.ts';
import { columnsOf } from './catalogue.ts';
import type { CatalogueColumn } from './catalogue-column.ts';
import { derivedColumns } from './derived-columns.ts';

const introductions: Readonly<Record<TableName, string>> = {
  package_level_info: 'One row per package and invoice; adjustments and charges of the account have rows of their own.',
  charge_level_info:
    'One row per charge line; the charges with one `tracking_id` add up to the package row of that number.',
};

/** The text of `docs/columns.md`: every column that queries may name, from the one description of the columns. */
export function columnsMarkdown(): string {
  const sections = Object.keys(tables).map((table) => sectionOf(table as TableName));
  return [
    '# Columns of the fact tables',
    '',
    'Made from `packages/model/src/columns`; change the description there, then run `npx vitest run packages/model -u`.',
    'A computed column is worked out when it is read. Money is in the currency of the row unless a query converts it.',
    '',
    'Beside every money column the warehouse has its US dollars, under the same name with `_usd` (`net_amount_usd`): of a',
    'charge each amount at the rate of its row, rounded to the cent; of a package the sums over its charges, stored when',
    'they are loaded. Queries name the column without the ending and get dollars unless they pin one currency.',
    '',
    ...sections,
    derivedSection(),
  ].join('\n');
}

function derivedSection(): string {
  const rows = derivedColumns.map(
    ({ name, type, label, meaning }) => `| \`${name}\` | ${type} | ${label} | ${meaning} |`,
  );
  return [
    '## Of both tables: columns of places',
    '',
    'No table holds them: they follow from the normalised country and state of the row. `continent`, `latitude` and `longitude` are short for the receiver’s.',
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
    '| Column | Type | Label | Meaning | Unit | Where from |',
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
