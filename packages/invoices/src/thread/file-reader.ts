import { type UnpackedFile, type UnpackingOptions, unpacked } from '../containers/unpack.ts';
import type { InvoiceFile } from '../invoice-file.ts';
import { type GuessedMappings, guessMappings } from '../mapped/guess/guess-mappings.ts';
import type { SampleChoice } from '../mapped/guess/read-sample.ts';
import { openInvoiceFile } from '../opening/open-invoice-file.ts';
import type { ReadingOptions } from '../opening/reading-options.ts';
import { type ExchangeRate, readRateFile } from '../rates/read-rate-file.ts';
import { type FileTable, readTable } from '../tables/read-table.ts';

/** Reads files from outside, in this thread or in one of its own. */
export interface FileReader {
  /** Throws as `openInvoiceFile` does. */
  open(path: string, options: ReadingOptions): Promise<InvoiceFile>;
  /** Throws as `guessMappings` does. */
  guess(path: string, choice: SampleChoice, layoutName: string): Promise<GuessedMappings | undefined>;
  /** Throws as `readRateFile` does. */
  rates(content: string): Promise<readonly ExchangeRate[]>;
  /** Throws as `readTable` does. */
  table(path: string, sheet?: string): Promise<FileTable>;
  /** Throws as `unpacked` does. */
  unpack(file: UnpackedFile, folder: string, options?: UnpackingOptions): Promise<readonly UnpackedFile[]>;
}

/** For commands, which do nothing else meanwhile. */
export const inThisThread: FileReader = {
  open: openInvoiceFile,
  guess: guessMappings,
  rates: async (content) => readRateFile(content),
  table: readTable,
  unpack: unpacked,
};
