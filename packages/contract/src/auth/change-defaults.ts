import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Saves where the user begins after signing in. */
export const changeDefaults = endpoint({
  name: 'changeDefaults',
  method: 'POST',
  path: '/aiparcelweb/api/account/change_defaults',
  access: 'active',
  source: 'S3 section 7, authentication and account',
  summary: 'Saves the page on which the user begins.',
  body: z.object({
    username: z.string().min(1).max(254),
    landingPage: z
      .string()
      .min(1, 'Please select a landing page!')
      .max(200)
      .regex(/^\/?[\w./-]*$/, 'must be a path of this portal'),
  }),
  answer: z.object({ message: z.string() }),
});
