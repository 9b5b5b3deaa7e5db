/** A line of a file as a user corrected it. Other files with the same content are not affected. */
export interface LineCorrectionTable {
  /** The attempt to load the file with this correction; it names the user. */
  invoice_file_id: number;
  /** Counted from 1. */
  line: number;
  /** The fields of the line, or its text, as JSON. */
  correction: string;
}
