import { writeFile } from 'node:fs/promises';
import type { InvoiceFile } from '@waybill/invoices';
import { csvText } from '@waybill/model';

/** Lists a file's bad lines as CSV beside its stored copy; returns the list's path, or null if there are none. */
export async function listBadLines(
  keptFile: string,
  { badLines, badLineCount }: Pick<InvoiceFile, 'badLines' | 'badLineCount'>,
): Promise<string | null> {
  if (badLineCount === 0) return null;
  const unlisted = badLineCount - badLines.length;
  const rows = [
    ['line', 'column', 'reason', 'text'],
    ...badLines.map(({ line, column, reason, text }) => [String(line), column, reason, text]),
    ...(unlisted > 0 ? [['', '', `${unlisted} more bad lines are not listed`, '']] : []),
  ];
  const path = `${keptFile}.bad-lines.csv`;
  await writeFile(path, csvText(rows), { mode: 0o600 });
  return path;
}
