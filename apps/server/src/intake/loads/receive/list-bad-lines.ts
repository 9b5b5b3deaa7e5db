import type { InvoiceFile } from '@waybill/invoices';
import { csvText } from '@waybill/model';
import type { FileStore } from '../../../platform/files/file-store.ts';

/** Lists a file's bad lines as CSV beside the kept file; returns the list's address, or null if there are none. */
export async function listBadLines(
  files: FileStore,
  keptName: string,
  { badLines, badLineCount }: Pick<InvoiceFile, 'badLines' | 'badLineCount'>,
): Promise<string | null> {
  if (badLineCount === 0) return null;
  const unlisted = badLineCount - badLines.length;
  const rows = [
    ['line', 'column', 'reason', 'text'],
    ...badLines.map(({ line, column, reason, text }) => [String(line), column, reason, text]),
    ...(unlisted > 0 ? [['', '', `${unlisted} more bad lines are not listed`, '']] : []),
  ];
  const name = `${keptName}.bad-lines.csv`;
  await files.write(name, csvText(rows));
  return files.addressOf(name);
}
