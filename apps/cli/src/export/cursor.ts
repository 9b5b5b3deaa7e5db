import { readFile, rename, writeFile } from 'node:fs/promises';
import { dataFileFormats, dataOutCurrencies } from '@waybill/contract';
import { z } from 'zod';
import { UsageError } from '../usage-error.ts';

/** What is exported. */
const order = z.object({
  clientId: z.number().int(),
  fromDate: z.string().optional(),
  toDate: z.string().optional(),
  format: z.enum(dataFileFormats),
  currency: z.enum(dataOutCurrencies),
});
export type ExportOrder = z.infer<typeof order>;

const part = z.object({
  number: z.number().int().min(1),
  loads: z.array(z.object({ id: z.number().int(), version: z.string() })).readonly(),
});

const cursor = z.object({ order, parts: z.array(part) });
export type Cursor = z.infer<typeof cursor>;

/**
 * What an earlier export has left; without a file, nothing.
 * @throws UsageError if the file is not a cursor, or that of another export.
 */
export async function readCursor(file: string, asked: ExportOrder): Promise<Cursor> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return { order: asked, parts: [] };
  const read = cursor.safeParse(parsed(text));
  if (!read.success) throw new UsageError(`${file} is not a cursor of waybill export. Choose another file.`);
  if (JSON.stringify(order.parse(asked)) === JSON.stringify(read.data.order)) return read.data;
  throw new UsageError(
    `${file} is the cursor of another export: ${textOf(read.data.order)}. Choose another file and directory for ${textOf(asked)}.`,
  );
}

/** Replaces the cursor as a whole. */
export async function writeCursor(file: string, kept: Cursor): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, `${JSON.stringify(kept)}\n`);
  await rename(unfinished, file);
}

function textOf({
  clientId,
  fromDate = 'the first day',
  toDate = 'the last day',
  format,
  currency,
}: ExportOrder): string {
  return `client ${clientId}, ${fromDate} to ${toDate}, ${format}, ${currency}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
