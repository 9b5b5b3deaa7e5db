import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { carrierResponse } from './carrier-response.ts';

/** How many tracking numbers one question may name; a grid shows fewer rows at once. */
export const mostPackagesAsked = 500;

/** A carrier's answer with the package that it is about. */
export const packageResponse = z.object({
  /** Two clients may have packages of the same number. */
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
  summary: 'The newest answer of a carrier for each of these packages, where there is one.',
  body: z.object({
    clientIds: z.array(z.number().int()).min(1).max(1_000),
    trackingNumbers: z.array(text(60).min(1)).min(1).max(mostPackagesAsked),
  }),
  answer: z.array(packageResponse),
});
