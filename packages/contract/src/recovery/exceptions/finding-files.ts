import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../foundation/ids.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { findingFilters } from './finding.ts';

/** A file that somebody has put beside a finding: a photograph, a letter, a proof of delivery. */
export const findingFile = z.object({
  id: z.number().int(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  /** The user's name; null if there is no such user any more. */
  by: z.string().nullable(),
  /** ISO 8601. */
  at: z.string(),
});
export type FindingFile = z.infer<typeof findingFile>;

/** The maximum size of a file beside a finding in bytes. */
export const largestFindingFile = 5 * 1024 * 1024;

/** The maximum number of files beside one finding. */
export const mostFindingFiles = 50;

export const addFindingFile = endpoint({
  name: 'addFindingFile',
  method: 'POST',
  path: '/aiparcelweb/api/claims/files',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  source: 'S3 sections 2.2 and 2.3',
  summary: 'Puts a file beside a finding: PNG, JPEG, PDF or plain text.',
  body: z.object({
    findingId: text(32).min(1),
    /** Where to look for the finding: its client, and the invoice dates in which it was found. */
    filters: findingFilters.pick({ clientId: true, from: true, to: true }).prefault({}),
    fileName: text(200).min(1),
    /** The file’s bytes in Base64. */
    content: z.base64().min(4),
  }),
  answer: findingFile,
});

export const downloadFindingFile = endpoint({
  name: 'downloadFindingFile',
  method: 'GET',
  path: '/aiparcelweb/api/claims/files/:id',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  source: 'S3 sections 2.2 and 2.3',
  summary: 'The bytes of a file beside a finding.',
  params: idParam,
  answer: z.unknown(),
});

export const deleteFindingFile = endpoint({
  name: 'deleteFindingFile',
  method: 'DELETE',
  path: '/aiparcelweb/api/claims/files/:id',
  access: ['EXCEPTIONS_MANAGEMENT_TRACKING_LEVEL', 'EXCEPTIONS_MANAGEMENT_CHARGE_LEVEL'],
  source: 'S3 sections 2.2 and 2.3',
  summary: 'Deletes a file beside a finding.',
  params: idParam,
  answer: doneAnswer,
});
