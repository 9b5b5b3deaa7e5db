import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { text } from '../foundation/text.ts';
import { filePreview } from './file-preview.ts';
import { reloadInput, reloadOutcome } from './invoice-files/invoice-files.ts';

const endpoint = endpoints({ ...audiences.invoiceFiles, source: 'Waybill' });

/** How many lines of a file are shown, and can be corrected, at a time. */
export const mostLinesToCorrect = 100;

const longestField = 32_000;
const longestLine = 500_000;
const mostFields = 2_000;

/** A line that cannot be read, and why. */
const badLine = z.object({ line: z.number().int(), column: z.string(), reason: z.string() });

/** A rejected line. `fields`: none if it cannot be split into fields; its `text` can then be corrected. */
const rejectedLine = badLine.extend({
  text: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string(), isWrong: z.boolean() })),
});

export type RejectedLine = z.infer<typeof rejectedLine>;

/** The lines of a file that cannot be read, without those that were corrected and loaded since. */
export const rejectedLines = z.object({
  name: z.string(),
  /** The client chosen for unknown accounts. */
  clientId: z.number().int().nullable(),
  /** Whether the other lines are loaded. */
  isLoaded: z.boolean(),
  /** The first of them. */
  lines: z.array(rejectedLine),
  /** All of them. */
  total: z.number().int(),
  /** Lines that were corrected and loaded. */
  corrected: z.array(z.number().int()),
});

export type RejectedLines = z.infer<typeof rejectedLines>;

const line = z.number().int().positive();

/** What a line should have said: all its fields, or its text. */
export const lineCorrection = z.union([
  z.strictObject({ line, fields: z.array(text(longestField)).min(1).max(mostFields) }),
  z.strictObject({ line, text: text(longestLine).min(1) }),
]);

export type LineCorrection = z.infer<typeof lineCorrection>;

/** `acceptBadLines`: load the file without the lines that still cannot be read. */
const correctionInput = reloadInput.extend({
  corrections: z
    .array(lineCorrection)
    .min(1)
    .max(mostLinesToCorrect)
    .refine((all) => new Set(all.map((each) => each.line)).size === all.length, 'name a line twice'),
});

const path = '/aiparcelweb/api/invoiceFiles/:id';

export const listRejectedLines = endpoint({
  name: 'listRejectedLines',
  method: 'GET',
  path: `${path}/rejectedLines`,
  summary: 'The lines of a carrier file that cannot be read, with their fields.',
  params: idParam,
  answer: rejectedLines,
});

export const checkCorrections = endpoint({
  name: 'checkCorrections',
  method: 'POST',
  path: `${path}/corrections/check`,
  summary: 'What loading a file with corrected lines would do. Nothing is stored.',
  params: idParam,
  body: correctionInput,
  answer: z.object({
    /** Corrected lines that still cannot be read. */
    problems: z.array(badLine),
    preview: filePreview,
  }),
});

export type CheckedCorrections = z.infer<typeof checkCorrections.answer>;

export const loadCorrections = endpoint({
  name: 'loadCorrections',
  method: 'POST',
  path: `${path}/corrections`,
  summary: 'Loads a file with corrected lines: of an invoice that is stored, what these lines add.',
  params: idParam,
  body: correctionInput,
  answer: reloadOutcome,
});
