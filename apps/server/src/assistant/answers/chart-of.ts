import { type AnswerColumn, type AnswerTable, namesOfValues, type Reading, sayReading } from '@waybill/assistant';
import type { ChatChart } from '@waybill/contract';

const mostBars = 40;

/** The chart that fits the shape of an answer; null if a sentence or a table is better. */
export function chartOf(reading: Reading, { columns, rows }: AnswerTable): ChatChart | null {
  const groups = columns.filter(isGroup);
  const [group] = groups;
  const values = columns.filter((column) => !isGroup(column) && column.unit !== 'percent').map(({ name }) => name);
  const drawn = values.length === 0 ? columns.filter((column) => !isGroup(column)).map(({ name }) => name) : values;
  if (reading.measures.length === 0 || groups.length !== 1 || group === undefined || rows.length < 2) return null;
  if (drawn.length === 0) return null;
  if (group.unit === 'day') return { kind: 'line', category: group.name, values: drawn.slice(0, 2) };
  return rows.length > mostBars ? null : { kind: 'bar', category: group.name, values: drawn.slice(0, 1) };
}

/** The same chart for clients of the protocol that draw with Highcharts (S3 section 7). */
export function highchartsOptions(
  chart: ChatChart | null,
  { columns, rows }: AnswerTable,
  reading: Reading,
): Record<string, unknown> | null {
  if (chart === null) return null;
  const category = columns.find(({ name }) => name === chart.category);
  const names = category === undefined ? {} : (namesOfValues(reading, category, rows) ?? {});
  const nameOf = (value: unknown) => names[String(value)] ?? String(value ?? 'No data');
  const textOf = (name: string) => columns.find((column) => column.name === name)?.text ?? name;
  return {
    chart: { type: chart.kind === 'line' ? 'line' : 'bar' },
    title: { text: sayReading(reading) },
    xAxis: { categories: rows.map((row) => nameOf(row[chart.category])) },
    yAxis: { title: { text: textOf(chart.values[0] ?? '') } },
    series: chart.values.map((name) => ({
      name: textOf(name),
      data: rows.map((row) => (typeof row[name] === 'number' ? row[name] : null)),
    })),
  };
}

const isGroup = ({ unit }: AnswerColumn): boolean => unit === 'text' || unit === 'day';
