import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';

export const synchronise = endpoint({
  name: 'synchronise',
  method: 'POST',
  path: '/aiparcelweb/api/synchronisation',
  ...audiences.synchronisation,
  source: 'S3 section 2.3, /aframe/sync',
  summary: 'Copies the accounts into the warehouse anew, and begins to sort what waits for it.',
  answer: z.object({
    /** Accounts of the tenant that are in the warehouse now. */
    accounts: z.number().int(),
    /** Quarters of clients that are being sorted. */
    quarters: z.number().int(),
  }),
});
