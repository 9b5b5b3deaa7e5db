import { z } from 'zod';
import { text } from './text.ts';

/** The maximum size of an uploaded table in bytes. */
export const largestTableFile = 4 * 1024 * 1024;

/** A CSV file or an Excel workbook in the body of a call. */
export const tableFile = {
  /** The file’s bytes in Base64. */
  content: z.base64().min(4),
  /** Without a name, the visible sheet with the most in it. */
  sheet: text(100).optional(),
};
