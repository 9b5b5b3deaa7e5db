/** A column of a plain table: its heading, and the side on which its texts are aligned. */
export interface TextColumn {
  readonly head: string;
  readonly side: 'left' | 'right';
}

/** The lines of a table whose columns are as wide as their widest text. */
export function tableText(columns: readonly TextColumn[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ head }, index) => Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (texts: readonly string[]): string =>
    columns
      .map(({ side }, index) => {
        const text = texts[index] ?? '';
        const width = widths[index] ?? 0;
        return side === 'left' ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ head }) => head)), ...rows.map(line)];
}
