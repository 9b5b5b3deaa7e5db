import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

/** The user's own number is in the path; the last part is 1 to take part and 0 to end it. */
export const tryBeta = endpoint({
  name: 'tryBeta',
  method: 'POST',
  path: '/aiparcelweb/api/try_beta/:userId/:takesPart',
  access: ['TRY_BETA'],
  source: 'S3 section 7, authentication and account',
  summary: 'Lets the user try the beta of the portal.',
  params: z.object({ userId: wholeNumber, takesPart: z.enum(['0', '1']) }),
  answer: z.object({ message: z.string() }),
});
