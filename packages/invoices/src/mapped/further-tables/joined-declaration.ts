import type { InvoiceMapping } from '@waybill/contract';
import type { ChargeColumn, FlatDeclaration, Target } from '../../flat/declaration.ts';
import type { TenantCarrier } from '../../layout.ts';
import { chargeWords } from '../charge-words.ts';
import { declarationOf, namesOf, usedColumns } from '../declaration-of.ts';

/** A table of a mapping with several, as a mapping and a declaration of its own. */
export interface TableOfMapping {
  readonly mapping: InvoiceMapping;
  readonly declaration: FlatDeclaration;
  /** The columns by which it is recognised. */
  readonly used: readonly string[];
}

/** All tables of a mapping as one wide table, in which each row fills the columns of its own. */
export interface JoinedTables {
  readonly tables: readonly TableOfMapping[];
  readonly declaration: FlatDeclaration;
  /** The names of the wide table's columns: those of targets, then those of each table. */
  readonly header: readonly string[];
}

/** What a column of a table is called in the wide one, where its name may occur several times. */
export const joinedName = (table: number, column: string | Target): string => `table ${table} column ${column}`;
export const nameOfTarget = (target: string): string => `target ${target}`;
export const joinedRowTotal = 'total of the row';

/** Joins the tables of a mapping. Rows of one package on an invoice are one package, whichever tables they are in. */
export function joinTables(mapping: InvoiceMapping, carrier: TenantCarrier): JoinedTables {
  const tables = tablesOf(mapping, carrier);
  const targets = [...new Set(tables.flatMap(({ declaration }) => Object.keys(declaration.columns)))] as Target[];
  const header = [
    ...targets.map(nameOfTarget),
    joinedRowTotal,
    ...tables.flatMap((table, number) => table.mapping.header.map((column) => joinedName(number, column))),
  ];
  const columns = Object.assign({}, ...mapping.furtherTables.map((table) => table.columns), mapping.columns);
  const whole = declarationOf({ ...mapping, columns, furtherTables: [] }, carrier);
  const { controlTotal } = mapping;
  return {
    tables,
    header,
    declaration: {
      ...whole,
      shape: { kind: 'header', recognisedBy: header, documented: header },
      columns: Object.fromEntries(targets.map((target) => [target, nameOfTarget(target)])),
      above: { ...mapping.above, ...amountAbove(whole) },
      charges: tables.flatMap(({ declaration }, number) => declaration.charges.map((charge) => joined(charge, number))),
      chargeNames: { ...chargeWords, names: namesOf(tables.flatMap((table) => table.mapping.charges.families)) },
      rowTotal: joinedRowTotal,
      isRowTotalOptional: true,
      ...(controlTotal.kind === 'line'
        ? { controlLine: { text: controlTotal.text, column: joinedName(0, controlTotal.column) } }
        : {}),
      rowsAreCharges: true,
    },
  };
}

const amountAbove = ({ above = {} }: FlatDeclaration): FlatDeclaration['above'] =>
  above.invoiceAmount === undefined ? {} : { invoiceAmount: above.invoiceAmount };

/** Only the first table has a column with the total of the invoice. */
const tablesOf = (mapping: InvoiceMapping, carrier: TenantCarrier): TableOfMapping[] =>
  [mapping, ...mapping.furtherTables].map((table, number) => {
    const own: InvoiceMapping = {
      ...mapping,
      header: table.header,
      columns: table.columns,
      charges: table.charges,
      controlTotal: number === 0 ? mapping.controlTotal : { kind: 'none' },
      furtherTables: [],
    };
    return { mapping: own, declaration: declarationOf(own, carrier), used: usedColumns(own) };
  });

function joined(charge: ChargeColumn, table: number): ChargeColumn {
  const { column, textColumn, name = column } = charge;
  return {
    ...charge,
    name,
    column: joinedName(table, column),
    ...(textColumn === undefined ? {} : { textColumn: joinedName(table, textColumn) }),
  };
}
