import { z } from 'zod';
import { deliveryKinds } from './file-layouts/file-mapping.ts';
import { loadOutcomes } from './invoice-files/invoice-files.ts';
import { readingQuestion } from './reading-answers.ts';

const previewedInvoice = z.object({
  carrierName: z.string(),
  accountNumber: z.string(),
  /** Whether loading creates the account. */
  isNewAccount: z.boolean(),
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD` */
  billDate: z.string(),
  currencyCode: z.string(),
  /** Null if no client has the account. */
  clientId: z.number().int().nullable(),
  /** Rows of the file that belong to the invoice. */
  rows: z.number().int(),
  /** What the file's rows add up to, what it states, and what loading adds: exact decimal texts in the invoice's currency. */
  rowsAmount: z.string(),
  statedAmount: z.string().nullable(),
  amount: z.string(),
  /** Packages that loading would count. */
  packages: z.number().int(),
  status: z.enum(loadOutcomes),
});

export type PreviewedInvoice = z.infer<typeof previewedInvoice>;

/** A row as it would be stored; amounts are exact decimal texts in `currencyCode`. */
const previewedPackage = z.object({
  /** package, adjustment or account */
  rowKind: z.string(),
  invoiceNumber: z.string(),
  trackingNumber: z.string().nullable(),
  service: z.string().nullable(),
  zone: z.string().nullable(),
  /** `YYYY-MM-DD` */
  shipDate: z.string(),
  billWeight: z.string().nullable(),
  billWeightUnit: z.string().nullable(),
  consigneeState: z.string().nullable(),
  consigneePostalCode: z.string().nullable(),
  currencyCode: z.string(),
  netAmount: z.string(),
  charges: z.array(
    z.object({
      description: z.string().nullable(),
      family: z.string(),
      /** The accessorial under one name for all carriers; null on charges that are none. */
      accessorial: z.string().nullable(),
      amount: z.string(),
    }),
  ),
});

export type PreviewedPackage = z.infer<typeof previewedPackage>;

/** What a delivery file would do: tracking numbers by their result, and its first facts. */
export const previewedDeliveries = z.object({
  kind: z.enum(deliveryKinds),
  completed: z.number().int(),
  /** Already known, or known from a better source. */
  known: z.number().int(),
  /** Without a package so far. */
  waiting: z.number().int(),
  /** With packages that were shipped at another time. */
  misfits: z.number().int(),
  /** Packages that would change, by the tracking status that they then have. */
  packages: z.array(z.object({ status: z.string().nullable(), packages: z.number().int() })),
  first: z.array(
    z.object({
      /** Empty if the line names the package by the reference on the invoice. */
      trackingNumber: z.string(),
      reference: z.string().nullable(),
      /** The reference fields that the line states, by the columns that hold them. */
      fields: z.partialRecord(z.enum(['order_number', 'sku', 'cost_centre', 'carton']), z.string()),
      outcome: z.enum(['completed', 'known', 'waiting', 'misfit']),
      promised: z.string().nullable(),
      delivered: z.string().nullable(),
      carrierStatus: z.string().nullable(),
      signedBy: z.string().nullable(),
      /** The tracking status that the package then has. */
      trackingStatus: z.string().nullable(),
    }),
  ),
});

export type PreviewedDeliveries = z.infer<typeof previewedDeliveries>;

/** What loading a carrier's file would do, found out without storing any of it. */
export const filePreview = z.object({
  /** Name of the layout; null if the content was not recognised. */
  layout: z.string().nullable(),
  /** Nobody knows its layout, and a mapping would help. */
  mayBeMapped: z.boolean(),
  /** It cannot be loaded only because nobody said whose its accounts are. */
  needsClient: z.boolean().default(false),
  status: z.enum(loadOutcomes),
  messages: z.array(z.string()),
  /** How the file was read, and what files of its layout do not contain, one sentence each. */
  limits: z.array(z.string()),
  /** What must be said before the file counts. */
  questions: z.array(readingQuestion),
  rows: z.number().int(),
  packages: z.number().int(),
  badLines: z.number().int(),
  firstBadLines: z.array(
    z.object({ line: z.number().int(), column: z.string(), reason: z.string(), text: z.string() }),
  ),
  invoices: z.array(previewedInvoice),
  firstPackages: z.array(previewedPackage),
  /** Charges whose texts no rule recognises: they count in the family 'other'. */
  mappedToOther: z.array(
    z.object({
      description: z.string(),
      code: z.string().nullable(),
      currencyCode: z.string(),
      rows: z.number().int(),
      /** Exact decimal text. */
      amount: z.string(),
    }),
  ),
  /** Of a file of deliveries that would be loaded. */
  deliveries: previewedDeliveries.nullable(),
});

export type FilePreview = z.infer<typeof filePreview>;
