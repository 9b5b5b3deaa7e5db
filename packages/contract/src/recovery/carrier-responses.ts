import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { doneAnswer } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { wholeNumber } from '../foundation/whole-number.ts';

/** How a carrier decided on a claim (S1 section 3: credit true, false, or fedex_claim_credit). */
export const responseOutcomes = ['credited', 'denied', 'adjusted'] as const;
export type ResponseOutcome = (typeof responseOutcomes)[number];

/** What the action cell of a package shows of a carrier's response (S1 section 6). */
export const carrierResponse = z.object({
  id: z.number().int(),
  outcome: z.enum(responseOutcomes),
  gsrReasons: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** Whether it is a text that can be shown, rather than an image or a document. */
  isText: z.boolean(),
  /** ISO 8601. */
  uploadedAt: z.string(),
});

export type CarrierResponse = z.infer<typeof carrierResponse>;

export const listCarrierResponses = endpoint({
  name: 'listCarrierResponses',
  method: 'GET',
  path: '/aiparcelweb/api/captcha/responses',
  access: ['DOWNLOAD_CAPTCHA'],
  source: 'S1 section 6',
  summary: 'Carriers’ answers to claims for a client’s package, newest first.',
  query: z.object({ clientId: wholeNumber, trackingNumber: text(60).min(1) }),
  answer: z.array(carrierResponse),
});

/** The maximum number of tracking numbers in a request; a grid shows fewer rows at once. */
export const mostPackagesAsked = 500;

/** A carrier's response with its package. */
export const packageResponse = z.object({
  /** Two clients may have packages with the same number. */
  clientId: z.number().int(),
  trackingNumber: z.string(),
  carrierName: z.string(),
  response: carrierResponse,
});

export type PackageResponse = z.infer<typeof packageResponse>;

export const listResponsesOfPackages = endpoint({
  name: 'listResponsesOfPackages',
  method: 'POST',
  path: '/aiparcelweb/api/captcha/responsesOfPackages',
  access: ['DOWNLOAD_CAPTCHA'],
  source: 'S1 section 6',
  summary: 'The newest carrier’s answer for each of these packages that has one.',
  body: z.object({
    clientIds: z.array(z.number().int()).min(1).max(1_000),
    trackingNumbers: z.array(text(60).min(1)).min(1).max(mostPackagesAsked),
  }),
  answer: z.array(packageResponse),
});

/** The maximum size of a carrier's answer in bytes. */
export const largestCarrierResponse = 2 * 1024 * 1024;

export const addCarrierResponse = endpoint({
  name: 'addCarrierResponse',
  method: 'POST',
  path: '/aiparcelweb/api/captcha/responses',
  access: ['ENTER_CAPTCHA', 'CAPTCHA_LEAD'],
  source: 'S1 section 6 and S3 section 2.3',
  summary: 'Stores a carrier’s answer to a claim for a package: PNG, JPEG, PDF or plain text.',
  body: z.object({
    clientId: z.number().int(),
    trackingNumber: text(60).min(1),
    outcome: z.enum(responseOutcomes),
    gsrReasons: text(1_000).default(''),
    fileName: text(200).min(1),
    /** The file’s bytes in Base64. */
    content: z.base64().min(4),
  }),
  answer: carrierResponse,
});

export const deleteCarrierResponse = endpoint({
  name: 'deleteCarrierResponse',
  method: 'DELETE',
  path: '/aiparcelweb/api/captcha/responses/:id',
  access: ['ENTER_CAPTCHA', 'CAPTCHA_LEAD'],
  source: 'S1 section 6 and S3 section 2.3',
  summary: 'Deletes a carrier’s answer that was attached by mistake, and its file.',
  params: idParam,
  answer: doneAnswer,
});

const shape = { source: 'S1 sections 6 to 8', params: idParam } as const;

/** The message for a file that does not exist or that the user may not see (S1 section 8). */
export const noSuchCaptchaFile = 'No such file found!.';

export const downloadCaptchaFile = endpoint({
  ...shape,
  name: 'downloadCaptchaFile',
  method: 'GET',
  access: ['DOWNLOAD_CAPTCHA'],
  path: '/aiparcelweb/api/captcha/downloadFile/:id',
  summary: 'The bytes of a carrier’s answer to a claim.',
  answer: z.unknown(),
});

export const captchaFileDetails = endpoint({
  ...shape,
  name: 'captchaFileDetails',
  method: 'GET',
  access: ['DOWNLOAD_CAPTCHA'],
  path: '/aiparcelweb/api/captcha/fileDetails/:id',
  summary: 'Type and name of the file of a carrier’s answer.',
  answer: z.object({ contentType: z.string(), fileName: z.string() }),
});
