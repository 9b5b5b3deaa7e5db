import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { filePreview } from '../file-preview.ts';
import { uploadOutcome } from '../invoice-files/upload-invoice-file.ts';
import { readingAnswers } from '../reading-answers.ts';

const endpoint = endpoints({ ...audiences.invoiceFiles, source: 'S3 sections 2.2 and 6' });

/** The largest file that can be uploaded in pieces. */
export const mostResumableBytes = 2 * 1024 ** 3;

/** How many files of one user may wait on the server at a time: as many as an archive may hold. */
export const mostWaitingUploads = 500;

/** How large they may be together: twenty of the largest. */
export const mostWaitingBytes = 20 * mostResumableBytes;

/** Where files are uploaded in pieces, by the tus protocol 1.0. */
export const uploadsPath = '/aiparcelweb/api/invoiceFiles/uploads';

/** How to read a file. `clientId`: the client to which unknown accounts belong. */
const uploadChoices = z.object({
  clientId: z.number().int().positive().nullable(),
  acceptBadLines: z.boolean(),
  answers: readingAnswers.optional(),
});

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
  summary: 'Begins the upload of a carrier file in pieces (tus 1.0).',
  answer: z.unknown(),
});

export const listUploads = endpoint({
  name: 'listUploads',
  method: 'GET',
  path: uploadsPath,
  summary:
    'The uploaded files of the user that wait to be loaded or discarded, oldest first; and whose are recognised.',
  answer: z.object({
    uploads: z.array(waitingUpload),
    /** Carriers, sellers of labels and standards whose invoice files are recognised without a mapping. */
    recognised: z.array(z.string()),
  }),
});

export const getUploadState = endpoint({
  name: 'getUploadState',
  method: 'GET',
  path: `${uploadsPath}/:id/state`,
  summary: 'What is being done with an uploaded file: its preview, or the outcome of loading it.',
  params: uploadParam,
  answer: uploadState,
});

export const previewUpload = endpoint({
  name: 'previewUpload',
  method: 'POST',
  path: `${uploadsPath}/:id/preview`,
  summary: 'Begins to read an uploaded file, to say what loading it would do. Nothing is stored.',
  params: uploadParam,
  body: uploadChoices,
  answer: uploadState,
});

export const loadUpload = endpoint({
  name: 'loadUpload',
  method: 'POST',
  path: `${uploadsPath}/:id/load`,
  summary: 'Begins to load an uploaded file.',
  params: uploadParam,
  body: uploadChoices,
  answer: uploadState,
});
