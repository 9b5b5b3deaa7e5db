import { FileBeyondLimits, UnreadableFile } from '../invoice-file.ts';
import type { FileHead } from '../layout.ts';
import { headsOf } from '../records/read-head.ts';
import { records } from '../records/records.ts';
import { sheetsOf } from '../workbook/workbook-lines.ts';

/** A table as a file has it, whatever is in it. */
export interface FileTable {
  /** The sheet that was read, then the other visible ones; none of a text file. */
  readonly sheets: readonly string[];
  /** Every line from the first on; empty where the file has none. */
  readonly lines: readonly (readonly string[])[];
}

const mostLines = 100_000;
const mostCells = 2_000_000;

/**
 * Reads all lines of a CSV file, or of a sheet of a workbook: without a name the visible one with the most in it.
 * @throws UnreadableFile for a file that has no table or no such sheet, FileBeyondLimits for one that is too large.
 */
export async function readTable(path: string, sheet?: string): Promise<FileTable> {
  const sheets = await sheetsOf(path, sheet);
  const heads = await headsOf(path, { sheet });
  const [head] = heads.toSorted((one, other) => widthOf(other) - widthOf(one));
  if (head === undefined || widthOf(head) === 0) throw new UnreadableFile('The file has no table.');
  const lines: (readonly string[])[] = [];
  let cells = 0;
  for await (const block of records(path, head.delimiter, undefined, { sheet })) {
    for (const { line, fields } of block) {
      cells += fields.length;
      if (line > mostLines || cells > mostCells)
        throw new FileBeyondLimits(
          'The table has more than 100,000 lines or 2,000,000 cells. Divide it into several files.',
        );
      while (lines.length < line - 1) lines.push([]);
      lines.push(fields);
    }
  }
  return { sheets: sheets === undefined ? [] : [sheets.read, ...sheets.others], lines };
}

const widthOf = ({ records: first }: FileHead): number => first.reduce((sum, { length }) => sum + length, 0);
