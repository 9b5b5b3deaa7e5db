import { dollarsOf } from '@waybill/model';
import type { ColumnReference, Expression } from '../../resolve/tree/expression.ts';
import { isSame } from '../../resolve/tree/same-expression.ts';
import { boolean, decimal } from '../../types/value-type.ts';
import type { Rollup } from './rollup.ts';
import { flagsOf, type ResolvedFlag } from './rollup-flags.ts';
import { countedName } from './rollup-select.ts';

/** How the columns of a fact table are found in a rollup of it. */
export interface RollupColumns {
  /** A column with one value for each row of the rollup. */
  readonly dimension: (column: ColumnReference) => ColumnReference | undefined;
  /** A condition that the rollup is split by, or its opposite. */
  readonly flag: (condition: Expression) => Expression | undefined;
  /** A measure, added up. */
  readonly measure: (column: ColumnReference) => ColumnReference | undefined;
  readonly rowCount: ColumnReference;
  /** How many rows have a value of a measure. */
  readonly rowsWith: (column: ColumnReference) => ColumnReference | undefined;
}

export function rollupColumnsOf(rollup: Rollup, convertsMoney: boolean): RollupColumns {
  const grain = ['load_id', 'client_id', 'currency_code', rollup.dateColumn, `${rollup.dateColumn}_partition`];
  const dimensions = new Set([...grain, ...rollup.dimensions]);
  const [flags, measures] = [flagsOf(rollup), new Set(rollup.measures)];
  const readName = ({ name, isOriginalMoney }: ColumnReference): string =>
    isOriginalMoney && convertsMoney ? dollarsOf(name) : name;
  const flagColumn = ({ name, isAboutMoney }: ResolvedFlag): ColumnReference =>
    factColumn(convertsMoney && isAboutMoney ? dollarsOf(name) : name, boolean);
  return {
    dimension(column) {
      if (column.source === 'account') return dimensions.has('account_id') ? column : undefined;
      return dimensions.has(column.name) ? column : undefined;
    },
    flag(condition) {
      const holds = flags.find((known) => isSame(known.condition, condition));
      if (holds !== undefined) return flagColumn(holds);
      const fails = flags.find(({ opposite }) => opposite !== undefined && isSame(opposite, condition));
      return fails && { kind: 'not', type: boolean, operand: flagColumn(fails) };
    },
    measure(column) {
      if (column.source !== 'fact' || !measures.has(column.name)) return undefined;
      return { ...column, name: readName(column), isOriginalMoney: false };
    },
    rowCount: factColumn('row_count', decimal(10, 0)),
    rowsWith(column) {
      if (column.source !== 'fact' || !rollup.counted.includes(column.name)) return undefined;
      return factColumn(countedName(readName(column)), decimal(10, 0));
    },
  };
}

function factColumn(name: string, type: ColumnReference['type']): ColumnReference {
  return { kind: 'column', type, source: 'fact', name, nullable: false, isOriginalMoney: false };
}
