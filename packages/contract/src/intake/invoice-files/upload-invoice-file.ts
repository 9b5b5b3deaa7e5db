import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { wholeNumberBetween } from '../../foundation/whole-number.ts';
import { readableName } from '../readable-name.ts';
import { readingAnswers } from '../reading-answers.ts';
import { invoiceFileStatuses } from './invoice-files.ts';

/** The largest file that can be uploaded in one request. */
export const mostUploadedBytes = 512 * 1024 * 1024;

/** The name of an uploaded file, as it may be listed. */
export const uploadedName = z.string().overwrite(readableName).min(1).max(255);

/** The type of an uploaded file's body. */
export const uploadType = 'application/octet-stream';

const loadedInvoice = z.object({
  carrierName: z.string(),
  accountNumber: z.string(),
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD` */
  billDate: z.string(),
  currencyCode: z.string(),
  clientId: z.number().int().nullable(),
  packages: z.number().int(),
  /** What the load added and what the carrier states: exact decimal texts in the invoice's currency. Null: the file states no total. */
  amount: z.string(),
  statedAmount: z.string().nullable(),
  status: z.enum(invoiceFileStatuses),
});

/** The result for an uploaded file; `loading` if it takes longer than the request waits. */
export const uploadOutcome = z.object({
  status: z.enum(invoiceFileStatuses),
  messages: z.array(z.string()),
  /** How the file was read, and what files of its layout do not contain. */
  limits: z.array(z.string()),
  packages: z.number().int(),
  /** Lines that cannot be read. */
  badLines: z.number().int(),
  /** The file in the list of invoice files. */
  fileId: z.number().int().nullable(),
  invoices: z.array(loadedInvoice),
});

export type UploadOutcome = z.infer<typeof uploadOutcome>;

export const uploadInvoiceFile = endpoint({
  name: 'uploadInvoiceFile',
  method: 'POST',
  path: '/aiparcelweb/api/invoiceFiles',
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Loads the carrier file in the body, sent as application/octet-stream.',
  query: z.object({
    /** The name under which the file is listed. */
    name: uploadedName,
    /** The client to which unknown accounts belong. */
    clientId: wholeNumberBetween(1, Number.MAX_SAFE_INTEGER).optional(),
    acceptBadLines: z.stringbool().default(false),
    /** What somebody says of the file that it does not say itself. */
    ...readingAnswers.shape,
    acceptOtherDates: z.stringbool().optional(),
  }),
  answer: uploadOutcome,
});
