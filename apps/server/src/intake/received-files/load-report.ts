import { deliveryKinds, loadOutcomes, readingQuestion } from '@waybill/contract';
import { trackingStatuses } from '@waybill/model';
import { z } from 'zod';

const fileStatus = z.enum(loadOutcomes);

const invoiceReport = z.object({
  carrierName: z.string(),
  accountNumber: z.string(),
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD` */
  billDate: z.string(),
  currencyCode: z.string(),
  clientId: z.number().int().nullable(),
  /** Rows of the file that belong to the invoice. */
  rows: z.number().int(),
  /** Packages that this load counted. */
  packages: z.number().int(),
  /** What this load added, exact decimal text in the invoice's currency. */
  amount: z.string(),
  /**
   * The amount of the whole invoice as the file states it; null if it states none, so the invoice cannot be verified.
   */
  statedAmount: z.string().nullable(),
  status: fileStatus,
});

const otherCharge = z.object({
  description: z.string(),
  code: z.string().nullable(),
  currencyCode: z.string(),
  rows: z.number().int(),
  /** Exact decimal text. */
  amount: z.string(),
});

/** The results for the tracking numbers of a delivery file. */
export const deliveriesReport = z.object({
  kind: z.enum(deliveryKinds),
  completed: z.number().int(),
  /** Known already, or from a better source. */
  known: z.number().int(),
  /** Without a package so far. */
  waiting: z.number().int(),
  /** With packages that were shipped at another time. */
  misfits: z.number().int(),
  /** Packages that changed, by their tracking status. */
  packages: z.array(z.object({ status: z.enum(trackingStatuses).nullable(), packages: z.number().int() })),
  /** The clients of these packages. */
  clientIds: z.array(z.number().int()),
});

/** The outcome of one carrier file. */
export const loadReport = z.object({
  /** The file's name as it was uploaded. */
  name: z.string(),
  sha256: z.string(),
  /** Name of the layout; null if the content was not recognised. */
  layout: z.string().nullable(),
  status: fileStatus,
  /** Nobody knows its layout, and a mapping would help. */
  mayBeMapped: z.boolean().default(false),
  /** Refused for nothing but that nobody said whose its accounts are. */
  needsClient: z.boolean().default(false),
  /** Why it was refused, or what else the operator should know; whole sentences. */
  messages: z.array(z.string()),
  /** How the file was read, and what files of its layout do not contain; whole sentences. */
  limits: z.array(z.string()).default([]),
  /** What must be said before it counts. */
  questions: z.array(readingQuestion).default([]),
  invoices: z.array(invoiceReport),
  /** Charges whose texts no rule recognises: they count in the family 'other'. */
  mappedToOther: z.array(otherCharge),
  rows: z.number().int(),
  packages: z.number().int(),
  badLines: z.number().int(),
  /** Absolute path of the list of bad lines; null when there were none. */
  quarantineReport: z.string().nullable(),
  seconds: z.number(),
  /** For a loaded delivery file; its `packages` are those that it was applied to. */
  deliveries: deliveriesReport.optional(),
});

export type LoadReport = z.infer<typeof loadReport>;
/** What a load did with one invoice of the file. */
export type InvoiceReport = LoadReport['invoices'][number];
export type OtherCharge = LoadReport['mappedToOther'][number];
export type FileStatus = z.infer<typeof fileStatus>;

/** How far the reading of a file is. */
export const loadProgress = z.object({
  step: z.enum(['checking', 'mapping', 'storing']),
  rows: z.number().int(),
  rowsPerSecond: z.number(),
});

export type LoadProgress = z.infer<typeof loadProgress>;
