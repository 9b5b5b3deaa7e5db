/** The maximum number of rows in a chart (S1 section 9). */
export const maximumChartRows = 1_000;

/** Height of a widget's chart in pixels: 200 up to 5 rows, 400 up to 10, 500 up to 25, then 100 more for every 5 rows (S1 section 9). */
export function chartHeight(rows: number): number {
  const shown = Math.min(rows, maximumChartRows);
  if (shown <= 5) return 200;
  if (shown <= 10) return 400;
  if (shown <= 25) return 500;
  return 500 + Math.ceil((shown - 25) / 5) * 100;
}
