import { type TableName, tables } from '../columns/tables.ts';
import { columnsOf } from './catalogue.ts';
import type { CatalogueColumn } from './catalogue-column.ts';
import { geographyColumns } from './geography-columns.ts';

const introductions: Readonly<Record<TableName, string>> = {
  package_level_info: 'One row per package and invoice. Adjustments and account charges have rows of their own.',
  charge_level_info:
    'One row per charge line. The charges with the same `tracking_id` add up to the package row with that number.',
};

/** The text of `docs/columns.md`: every column that queries may name, from the one description of the columns. */
export function columnsMarkdown(): string {
  const sections = Object.keys(tables).map((table) => sectionOf(table as TableName));
  return [
    '# Columns of the fact tables',
    '',
    'Generated from `packages/model/src/columns`. To change it, edit the descriptions there and run `npx vitest run packages/model -u`.',
    'A computed column is worked out when it is read. Money is in the currency of the row unless a query converts it.',
    '',
    'For every money column the warehouse also stores the amount in US dollars, under the same name with `_usd` (`net_amount_usd`).',
    'A charge is converted at the rate of its row and rounded to the cent; a package has the sums of its charges. Queries use the',
    'name without the ending, and get dollars unless they choose one currency.',
    '',
    ...sections,
    geographySection(),
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
