/** Prints rows as a Markdown table, so that the screen and docs/performance.md show the same. */
export function printTable(title: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = header.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  console.log(`\n### ${title}\n\n${[line(header), rule, ...rows.map(line)].join('\n')}`);
}

export const milliseconds = (value: number | undefined): string =>
  value === undefined ? '' : value < 10 ? value.toFixed(1) : Math.round(value).toString();

export const ratio = (value: number, base: number | undefined): string =>
  base === undefined ? '' : `${(value / base).toFixed(2)}×`;
