import { type MarkupLine, markupLine } from '@waybill/contract';
import { z } from 'zod';

const storedLines = z.array(markupLine);

/** The lines of a markup as the settings database keeps them. @throws ZodError for what no version has written. */
export const readMarkupLines = (stored: string): MarkupLine[] => storedLines.parse(JSON.parse(stored));
