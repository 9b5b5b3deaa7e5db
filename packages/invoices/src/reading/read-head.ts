import { linesOf } from './lines-of.ts';
import { recordsOf } from './records.ts';

const headRecords = 20;
/** The head ends here even if it has fewer records, so that blank or broken lines cannot make a file slow to refuse. */
const mostLines = 10_000;
const mostCharacters = 4_000_000;

/** The first lines of a file, in blocks. */
export async function readHeadLines(path: string): Promise<string[][]> {
  const blocks: string[][] = [];
  let lines = 0;
  let characters = 0;
  for await (const block of linesOf(path)) {
    const taken = block.slice(0, mostLines - lines);
    blocks.push(taken);
    lines += taken.length;
    characters += taken.reduce((sum, { length }) => sum + length, 0);
    if (lines >= mostLines || characters >= mostCharacters) break;
  }
  return blocks;
}

/** The first records among the first lines of a file, split by a delimiter. */
export async function headRecordsOf(blocks: readonly (readonly string[])[], delimiter: string): Promise<string[][]> {
  const head: string[][] = [];
  for await (const { fields } of recordsOf(blocks, delimiter)) {
    head.push([...fields]);
    if (head.length === headRecords) break;
  }
  return head;
}
