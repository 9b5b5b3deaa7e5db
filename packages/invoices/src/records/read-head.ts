import type { FileHead } from '../layout.ts';
import type { LinesOptions } from '../reading/lines-options.ts';
import { linesOf } from './lines-of.ts';
import { recordsOf } from './records.ts';

/** What may separate the columns of a file. */
const delimiters: readonly string[] = [',', ';', '\t', '|'];

const headRecords = 20;
/** The head ends here even if it has fewer records, so that blank or broken lines cannot make a file slow to refuse. */
const mostLines = 10_000;
const mostCharacters = 4_000_000;

/** The first lines of a file, in blocks. */
export async function readHeadLines(path: string, options: LinesOptions = {}): Promise<string[][]> {
  const blocks: string[][] = [];
  let lines = 0;
  let characters = 0;
  for await (const block of linesOf(path, options)) {
    const taken = block.slice(0, mostLines - lines);
    blocks.push(taken);
    lines += taken.length;
    characters += taken.reduce((sum, { length }) => sum + length, 0);
    if (lines >= mostLines || characters >= mostCharacters) break;
  }
  return blocks;
}

/** The first records among the first lines of a file, split by a delimiter. */
export async function headOf(blocks: readonly (readonly string[])[], delimiter: string): Promise<FileHead> {
  const records: (readonly string[])[] = [];
  const lines: number[] = [];
  for await (const block of recordsOf(blocks, delimiter)) {
    for (const { line, fields } of block) {
      records.push(fields);
      lines.push(line);
      if (records.length === headRecords) return { delimiter, records, lines };
    }
  }
  return { delimiter, records, lines };
}

/** The beginning of a file, split in every way in which files are. */
export async function headsOf(path: string, options: LinesOptions = {}): Promise<FileHead[]> {
  const lines = await readHeadLines(path, options);
  return await Promise.all(delimiters.map((delimiter) => headOf(lines, delimiter)));
}
