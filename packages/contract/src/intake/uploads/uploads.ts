import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { deliveryKinds } from '../file-layouts/file-mapping.ts';
import { invoiceFileStatuses } from '../invoice-files/invoice-files.ts';
import { uploadOutcome } from '../invoice-files/upload-invoice-file.ts';

/** The largest file that can be uploaded in pieces. */
export const mostResumableBytes = 2 * 1024 ** 3;

/** How many files of one user may wait on the server at a time: as many as an archive may hold. */
export const mostWaitingUploads = 500;

/** How large they may be together: twenty of the largest. */
export const mostWaitingBytes = 20 * mostResumableBytes;

/** Where files are uploaded in pieces, by the tus protocol 1.0. */
export const uploadsPath = '/aiparcelweb/api/invoiceFiles/uploads';

const previewedInvoice = z.object({
  carrierName: z.string(),
  accountNumber: z.string(),
  /** Whether loading creates the account. */
  isNewAccount: z.boolean(),
  invoiceNumber: z.string(),
  /** `YYYY-MM-DD` */
  billDate: z.string(),
  currencyCode: z.string(),
  rows: z.number().int(),
  /** What the file's rows add up to, what it states, and what loading adds: exact decimal texts in the invoice's currency. */
  rowsAmount: z.string(),
  statedAmount: z.string().nullable(),
  amount: z.string(),
  /** Packages that loading would count. */
  packages: z.number().int(),
  status: z.enum(invoiceFileStatuses),
});

export type PreviewedInvoice = z.infer<typeof previewedInvoice>;

/** A row as it would be stored; amounts are exact decimal texts in `currencyCode`. */
const previewedPackage = z.object({
  rowKind: z.string(),
  invoiceNumber: z.string(),
  trackingNumber: z.string().nullable(),
  service: z.string().nullable(),
  zone: z.string().nullable(),
  shipDate: z.string(),
  billWeight: z.string().nullable(),
  billWeightUnit: z.string().nullable(),
  consigneeState: z.string().nullable(),
  consigneePostalCode: z.string().nullable(),
  currencyCode: z.string(),
  netAmount: z.string(),
  charges: z.array(z.object({ description: z.string().nullable(), family: z.string(), amount: z.string() })),
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
      trackingNumber: z.string(),
      outcome: z.enum(['completed', 'known', 'waiting', 'misfit']),
      promised: z.string().nullable(),
      delivered: z.string().nullable(),
      carrierStatus: z.string().nullable(),
      signedBy: z.string().nullable(),
      trackingStatus: z.string().nullable(),
    }),
  ),
});

export type PreviewedDeliveries = z.infer<typeof previewedDeliveries>;

/** What loading an uploaded file would do. */
export const filePreview = z.object({
  /** Name of the layout; null if the content was not recognised. */
  layout: z.string().nullable(),
  /** Nobody knows its layout, and a mapping would help. */
  mayBeMapped: z.boolean(),
  status: z.enum(invoiceFileStatuses),
  messages: z.array(z.string()),
  /** What files of this layout do not contain, one sentence each. */
  limits: z.array(z.string()),
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
    z.object({ description: z.string(), currencyCode: z.string(), rows: z.number().int(), amount: z.string() }),
  ),
  /** Of a file of deliveries that would be loaded. */
  deliveries: previewedDeliveries.nullable(),
});

export type FilePreview = z.infer<typeof filePreview>;

/** How to read a file. `clientId`: the client to which unknown accounts belong. */
const uploadChoices = z.object({ clientId: z.number().int().positive().nullable(), acceptBadLines: z.boolean() });

export type UploadChoices = z.infer<typeof uploadChoices>;

/** An uploaded file and what is being done with it. When it is `unpacked`, the files of the archive are uploads instead. */
export const uploadState = z.object({
  step: z.enum(['waiting', 'previewing', 'previewed', 'unpacked', 'loading', 'ended', 'failed']),
  /** Rows that were read so far. */
  rows: z.number().int(),
  preview: filePreview.nullable(),
  /** How the file was read; null until it has been. */
  choices: uploadChoices.nullable(),
  outcome: uploadOutcome.nullable(),
  /** Why Waybill could not do it, for a reason other than the file. */
  failure: z.string().nullable(),
});

export type UploadState = z.infer<typeof uploadState>;

const waitingUpload = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether all of it has arrived; otherwise its sender can continue. */
  isComplete: z.boolean(),
  state: uploadState,
});

export type WaitingUpload = z.infer<typeof waitingUpload>;

const uploadParam = z.object({ id: z.uuid() });

/** The audience and page of all requests of the tus protocol, which have no body or answer of ours. */
export const resumableUpload = endpoint({
  name: 'resumableUpload',
  method: 'POST',
  path: uploadsPath,
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Begins the upload of a carrier file in pieces (tus 1.0).',
  answer: z.unknown(),
});

export const listUploads = endpoint({
  name: 'listUploads',
  method: 'GET',
  path: uploadsPath,
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'The uploaded files of the user that wait to be loaded or discarded, oldest first.',
  answer: z.object({ uploads: z.array(waitingUpload) }),
});

export const getUploadState = endpoint({
  name: 'getUploadState',
  method: 'GET',
  path: `${uploadsPath}/:id/state`,
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'What is being done with an uploaded file: its preview, or the outcome of loading it.',
  params: uploadParam,
  answer: uploadState,
});

export const previewUpload = endpoint({
  name: 'previewUpload',
  method: 'POST',
  path: `${uploadsPath}/:id/preview`,
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Begins to read an uploaded file, to say what loading it would do. Nothing is stored.',
  params: uploadParam,
  body: uploadChoices,
  answer: uploadState,
});

export const loadUpload = endpoint({
  name: 'loadUpload',
  method: 'POST',
  path: `${uploadsPath}/:id/load`,
  ...audiences.invoiceFiles,
  source: 'S3 sections 2.2 and 6',
  summary: 'Begins to load an uploaded file.',
  params: uploadParam,
  body: uploadChoices,
  answer: uploadState,
});

/** The name of an uploaded file, as it may be listed. */
export const uploadedName = text(255).min(1);
