import { records } from './records.ts';

const headRecords = 20;

/** The first records of a file, split by a delimiter. */
export async function readHead(path: string, delimiter: string): Promise<string[][]> {
  const head: string[][] = [];
  for await (const { fields } of records(path, delimiter)) {
    head.push([...fields]);
    if (head.length === headRecords) break;
  }
  return head;
}
