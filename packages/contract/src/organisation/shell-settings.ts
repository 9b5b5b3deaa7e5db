import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { separateApplications } from '../foundation/separate-pages.ts';

export const shellSettings = endpoint({
  name: 'shellSettings',
  method: 'GET',
  path: '/aiparcelweb/nologin/shell',
  access: 'public',
  source: 'S3 sections 2.3 and 2.7',
  summary: 'The operator’s settings for the frame of all pages.',
  answer: z.object({
    /** The addresses of the separate applications; those not configured are absent. */
    applications: z.partialRecord(z.enum(separateApplications), z.url()),
    /** How to reach the operator: a `mailto:` or web address. */
    contact: z.url().nullable(),
    /** Whether there are several tenants, so that users have to enter theirs. The names are not listed. */
    asksTenant: z.boolean(),
    /** Whether mails are written to the outbox on the server, because no mail server is set. */
    mailsToOutbox: z.boolean(),
  }),
});
