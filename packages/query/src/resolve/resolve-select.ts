import { type CatalogueColumn, columnsOf, type TableName } from '@waybill/model';
import type { ExpressionSource } from '../language/expression-source.ts';
import { parseSelectItem } from '../language/parse-select-item.ts';
import { QueryError } from '../query-error.ts';
import { addComplexityOfText } from './add-complexity.ts';
import { carriedText } from './longest-text.ts';
import { nameable } from './nameable.ts';
import type { Names } from './resolution.ts';
import { resolveExpression } from './resolve-expression.ts';
import type { InnerQuery, SelectedColumn } from './resolved-query.ts';
import { innerNames, storedColumn } from './table-names.ts';

/** Columns about how a row is stored; `*` leaves them out. */
const internal: ReadonlySet<string> = new Set(['load_id', 'bill_date_partition', 'pickup_date_partition']);

interface Selection {
  readonly selected: readonly SelectedColumn[];
  readonly distinct: boolean;
}

/** Resolves the select list. `distinct` before its first entry applies to the whole list. */
export function resolveSelect(
  sources: readonly ExpressionSource[],
  table: TableName | null,
  inner: readonly InnerQuery[],
  names: Names,
): Selection {
  const selected: SelectedColumn[] = [];
  let distinct = false;
  for (const [index, source] of sources.entries()) {
    const item = parseSelectItem(source);
    if (item.distinct && index > 0) refuse(source, '‘distinct’ stands before the first column.');
    distinct ||= item.distinct;
    const columns = item.kind === 'all' ? everyColumn(table, inner) : [selectedColumn(item, source, names)];
    for (const column of columns) {
      if (source.complexity !== undefined)
        addComplexityOfText(carriedText(column.expression), source.field, source.complexity);
      addTo(selected, column, source);
    }
  }
  if (selected.length === 0)
    throw new QueryError({ field: 'selectColumnNames', message: 'Select at least one column.' });
  return { selected, distinct };
}

function selectedColumn(
  { expression, alias }: Extract<ReturnType<typeof parseSelectItem>, { kind: 'expression' }>,
  source: ExpressionSource,
  names: Names,
): SelectedColumn {
  const resolved = resolveExpression(expression, source, names);
  const ownName = resolved.kind === 'column' ? resolved.name : source.text.trim().replace(/^distinct\s+/i, '');
  return { name: nameable(alias ?? ownName).toUpperCase(), expression: resolved };
}

function everyColumn(table: TableName | null, inner: readonly InnerQuery[]): readonly SelectedColumn[] {
  const own = table === null ? [] : columnsOf(table).filter(isOfRow);
  const ownColumns = own.map(({ name }) => table && storedColumn(table, name)).filter((column) => !!column);
  const others = inner.flatMap((query) => {
    const names = innerNames(query);
    return [...names.all()].map((name) => names.find(null, name)).filter((column) => column?.kind === 'column');
  });
  return [...ownColumns, ...others].map((expression) => ({ name: expression.name.toUpperCase(), expression }));
}

/** Neither internal, nor of the account, nor computed: `*` means the table's stored columns. */
function isOfRow({ name, lookup, computedFrom }: CatalogueColumn): boolean {
  return !internal.has(name) && lookup === undefined && computedFrom === undefined;
}

function addTo(selected: SelectedColumn[], column: SelectedColumn, source: ExpressionSource): void {
  if (selected.some(({ name }) => name === column.name)) {
    refuse(source, `${column.name.slice(0, 60)} is selected twice.`, 'Give one of them another name with ‘as’.');
  }
  selected.push(column);
}

function refuse({ field }: ExpressionSource, message: string, fix?: string): never {
  throw new QueryError({ field, message, ...(fix === undefined ? {} : { fix }) });
}
