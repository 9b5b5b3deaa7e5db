import { isCalendarDay } from '@waybill/model';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

/** What one unit of a currency was worth on a day. */
export interface ExchangeRate {
  /** ISO 4217, such as `CAD`. */
  readonly currencyCode: string;
  /** `YYYY-MM-DD` */
  readonly rateDate: string;
  /** US dollars for one unit; exact decimal text with at most eight decimals. */
  readonly usdRate: string;
}

/** A file of exchange rates that cannot be read; the message names line, column and fix. */
export class RateFileError extends Error {
  override readonly name = 'RateFileError';
}

/** Control characters, as in a picture, spreadsheet or archive that was read as text. */
const notText = /[^\P{Cc}\s]/u;

const columns = ['date', 'currency', 'usd_rate'] as const;

const line = z.object({
  date: z.string().refine(isCalendarDay, 'must be a valid date, written as YYYY-MM-DD'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a code of three capital letters, such as CAD'),
  usd_rate: z
    .string()
    .regex(/^\d{1,10}(\.\d{1,8})?$/, 'must be US dollars for one unit, with at most 8 decimals, such as 0.7312')
    .refine((text) => Number(text) > 0, 'must be more than 0'),
});

/**
 * Reads a CSV file with the header `date,currency,usd_rate`.
 * @throws RateFileError for a wrong header, a wrong value or a currency with two rates for a day; nothing is then used.
 */
export function readRateFile(content: string): ExchangeRate[] {
  const seen = new Set<string>();
  return rowsOf(content).map(({ record, info: { lines: lineNumber } }) => {
    const rate = readLine(record, lineNumber);
    const { currencyCode, rateDate } = rate;
    const key = `${currencyCode} ${rateDate}`;
    if (seen.has(key))
      throw new RateFileError(`Line ${lineNumber}: ${currencyCode} has a second rate for ${rateDate}.`);
    seen.add(key);
    return rate;
  });
}

interface Row {
  readonly record: unknown;
  /** Counts empty lines, which are skipped. */
  readonly info: { readonly lines: number };
}

function rowsOf(content: string): Row[] {
  if (notText.test(content)) throw new RateFileError('This is not a CSV file.');
  try {
    return parse(content, { bom: true, trim: true, skip_empty_lines: true, columns: checkHeader, info: true });
  } catch (error) {
    if (error instanceof CsvError) throw new RateFileError(error.message, { cause: error });
    throw error;
  }
}

/** The columns in lower case, as spreadsheets like to capitalise them. */
function checkHeader(written: string[]): string[] {
  const header = written.map((name) => name.toLowerCase());
  const missing = columns.filter((name) => !header.includes(name));
  if (missing.length === 0) return header;
  throw new RateFileError(
    `The first line must name the columns ${columns.join(', ')}; missing: ${missing.join(', ')}.`,
  );
}

function readLine(row: unknown, lineNumber: number): ExchangeRate {
  const parsed = line.safeParse(row);
  if (parsed.success) {
    return { currencyCode: parsed.data.currency, rateDate: parsed.data.date, usdRate: parsed.data.usd_rate };
  }
  const [issue] = parsed.error.issues;
  throw new RateFileError(`Line ${lineNumber}, ${issue?.path.join('.')}: ${issue?.message}.`);
}
