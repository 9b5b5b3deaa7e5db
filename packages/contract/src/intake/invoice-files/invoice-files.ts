import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { idParam } from '../../foundation/ids.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { readingAnswers, readingQuestion } from '../reading-answers.ts';

const endpoint = endpoints({ ...audiences.invoiceFiles, source: 'S3 sections 2.2 and 6' });

/** What becomes of a file, or of an invoice in it, when it is loaded; `incomplete`: it waits for the other parts of its invoice. */
export const loadOutcomes = ['loaded', 'already_there', 'incomplete', 'refused'] as const;

/** The state of a file; `incomplete`: it is waiting for the other parts of its invoice; `undone`: its load was taken back. */
export const invoiceFileStatuses = ['loading', ...loadOutcomes, 'undoing', 'undone'] as const;

/** An uploaded carrier file and its state. `receivedAt` is ISO 8601. */
export const invoiceFileRow = z.object({
  id: z.number().int(),
  name: z.string(),
  bytes: z.number().int(),
  /** Name of the layout; null if the content was not recognised. */
  layout: z.string().nullable(),
  status: z.enum(invoiceFileStatuses),
  receivedAt: z.string(),
  /** Rows of the file. */
  rows: z.number().int(),
  /** Packages that the load counted. */
  packages: z.number().int(),
  badLines: z.number().int(),
  /** Why it was refused, or other notes; one sentence per line. */
  reason: z.string().nullable(),
});

export type InvoiceFileRow = z.infer<typeof invoiceFileRow>;

/** An invoice of a file; amounts are exact decimal texts in its currency. */
const invoiceOfFile = z.object({
  carrierName: z.string(),
  accountNumber: z.string(),
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD` */
  billDate: z.string(),
  currencyCode: z.string(),
  clientId: z.number().int().nullable(),
  packages: z.number().int(),
  amount: z.string(),
  /** Null if the file does not say what the invoice amounts to. */
  statedAmount: z.string().nullable(),
  status: z.enum(loadOutcomes),
});

/** `mayReload`: refused, waiting or undone, and the copy is still there. `mayCorrect`: it has bad lines that the user may see. `mayUndo`: it is loaded, or waits for other parts. `mayMap`: nobody knows its layout, and a mapping would help. `mayDownload`: the copy is still there, and nothing in it is hidden from the user. */
export const invoiceFileDetail = invoiceFileRow.extend({
  sha256: z.string(),
  /** The user who handed it in, or the FTP location from which it came; null: the command, or the reader may not know. */
  receivedFrom: z.string().nullable(),
  loadId: z.number().int().nullable(),
  hasBadLinesReport: z.boolean(),
  mayReload: z.boolean(),
  mayCorrect: z.boolean(),
  mayUndo: z.boolean(),
  mayMap: z.boolean(),
  mayDownload: z.boolean(),
  /** The client chosen for unknown accounts. */
  clientId: z.number().int().nullable(),
  invoices: z.array(invoiceOfFile),
  /** How the file was read, and what files of its layout do not contain. */
  limits: z.array(z.string()),
  /** What must be said before it counts. */
  questions: z.array(readingQuestion),
});

export type InvoiceFileDetail = z.infer<typeof invoiceFileDetail>;

/** How to load a file again. `clientId`: the client to which unknown accounts belong. */
export const reloadInput = z.object({
  acceptBadLines: z.boolean(),
  clientId: z.number().int().nullable(),
  /** Without them, the file is read as before. */
  answers: readingAnswers.optional(),
});

/** The result of the new attempt; `loading` if it takes longer than the request waits. */
export const reloadOutcome = z.object({
  status: z.enum(invoiceFileStatuses),
  messages: z.array(z.string()),
});

export const listInvoiceFiles = endpoint({
  name: 'listInvoiceFiles',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles',
  summary: 'A page of the uploaded carrier files.',
  query: tableQuery(['receivedAt', 'name', 'layout', 'status', 'rows', 'badLines']).extend({
    status: z.enum(['all', ...invoiceFileStatuses]).default('all'),
  }),
  answer: tableAnswer(invoiceFileRow),
});

export const getInvoiceFile = endpoint({
  name: 'getInvoiceFile',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles/:id',
  summary: 'One carrier file with its invoices.',
  params: idParam,
  answer: invoiceFileDetail,
});

export const getBadLinesReport = endpoint({
  name: 'getBadLinesReport',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles/:id/bad_lines',
  summary: 'The list of bad lines of a carrier file as CSV.',
  params: idParam,
  answer: z.string(),
});

export const downloadInvoiceFile = endpoint({
  name: 'downloadInvoiceFile',
  method: 'GET',
  path: '/aiparcelweb/api/invoiceFiles/:id/content',
  summary: 'A carrier file as it was received.',
  params: idParam,
  answer: z.unknown(),
});

export const reloadInvoiceFile = endpoint({
  name: 'reloadInvoiceFile',
  method: 'POST',
  path: '/aiparcelweb/api/invoiceFiles/:id/reload',
  summary: 'Loads a refused or waiting file again.',
  params: idParam,
  body: reloadInput,
  answer: reloadOutcome,
});

/** What an undo removed; `undoing` if it takes longer than the request waits. */
export const undoOutcome = z.object({
  status: z.enum(['undone', 'undoing']),
  invoices: z.number().int(),
  /** Package rows. */
  packages: z.number().int(),
  charges: z.number().int(),
  accounts: z.number().int(),
});

export const undoInvoiceFile = endpoint({
  name: 'undoInvoiceFile',
  method: 'POST',
  path: '/aiparcelweb/api/invoiceFiles/:id/undo',
  summary: 'Undoes the load of a file as a whole, or takes back a waiting one; 409 names what depends on it.',
  params: idParam,
  answer: undoOutcome,
});
