/** What an undo removed. */
export interface UndoSummary {
  /** The number under which the undo is published. */
  readonly loadId: number;
  readonly invoices: number;
  /** Package rows. */
  readonly packages: number;
  readonly charges: number;
}
