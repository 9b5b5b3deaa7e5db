/** A preset of the detail grid: what the rows are grouped by, what is pivoted, what is summed (S2 section 9). */
export interface GridView {
  readonly name: string;
  readonly displayName: string;
  /** Fields that the rows are grouped by, outermost first; empty shows the rows themselves. */
  readonly rowGroups: readonly string[];
  /** Fields whose values become columns. */
  readonly pivots: readonly string[];
  /** Fields that are summed for each group. */
  readonly values: readonly string[];
}
