import { findColumn } from '../catalogue/catalogue.ts';
import type { NamedReport, NamedReportColumn } from './named-report.ts';

/** Columns of a table under the labels of the catalogue. */
export function listed(table: NamedReport['table'], ...names: readonly string[]): readonly NamedReportColumn[] {
  return names.map((name) => {
    const column = findColumn(table, name);
    if (column === undefined) throw new Error(`There is no column ${name} in ${table}.`);
    return { expression: name, header: column.label };
  });
}

/** A computed column. */
export function computed(name: string, header: string, expression: string): NamedReportColumn {
  return { expression: `${expression} as ${name}`, header };
}

/** The sum of a column of amounts, weights or counts. */
export function total(column: string, header: string): NamedReportColumn {
  return computed(`total_${column}`, header, `sum(${column})`);
}

/** The parts of a bill for packages, from the published rate down to what is paid. */
export const spendColumns: readonly NamedReportColumn[] = [
  total('no_of_pkgs', 'Packages'),
  total('bill_weight_pounds', 'Bill Weight (lbs)'),
  total('transportation_amount', 'Published Amount'),
  total('transportation_discount', 'Transportation Discount'),
  total('net_fuel_surcharge_amount', 'Fuel Surcharge'),
  total('net_other_accessorial_amount', 'Accessorials'),
  total('net_taxes_and_others', 'Taxes and Other Charges'),
  total('net_amount', 'Net Amount'),
  computed(
    'cost_per_package',
    'Cost per Package',
    'round(coalesce(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 0), 2)',
  ),
];
