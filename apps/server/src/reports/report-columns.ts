import { type Analysis, findColumn, findNamedReport, headerText, type WeightUnit } from '@waybill/model';
import type { OutputColumn, OutputType } from '@waybill/query';

/** A column of a report's file. */
export interface ReportColumn {
  /** For people, as in the grid; unique within a report. */
  readonly header: string;
  readonly type: OutputType;
}

/** The columns of a compiled report under the names that the grid shows. */
export function reportColumns(
  columns: readonly OutputColumn[],
  analysis: Analysis,
  unit: WeightUnit,
): readonly ReportColumn[] {
  const taken = new Map<string, number>();
  return columns.map(({ name, type }) => {
    const header = headerOf(name, analysis, unit);
    const before = taken.get(header) ?? 0;
    taken.set(header, before + 1);
    return { header: before === 0 ? header : `${header} (${before + 1})`, type };
  });
}

/** The columns of a report that was requested by name, under its own headings. */
export function columnsOfNamedReport(columns: readonly OutputColumn[], name: string): readonly ReportColumn[] {
  const named = findNamedReport(name)?.columns ?? [];
  return columns.map(({ name: field, type }, index) => ({ header: named[index]?.header ?? field, type }));
}

function headerOf(name: string, { table, gridColumns }: Analysis, unit: WeightUnit): string {
  const shown = gridColumns.find(({ field }) => field === name);
  return shown === undefined ? (findColumn(table, name)?.label ?? name) : headerText(shown, unit);
}
