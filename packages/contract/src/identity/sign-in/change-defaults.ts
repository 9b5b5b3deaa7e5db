import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { landingPage } from './landing-page.ts';

/** Saves where the user begins after signing in; null takes the choice back. */
export const changeDefaults = endpoint({
  name: 'changeDefaults',
  method: 'POST',
  path: '/aiparcelweb/api/account/change_defaults',
  access: 'active',
  source: 'S3 section 7, authentication and account',
  summary: 'Saves the page on which the user begins.',
  body: z.object({
    username: z.string().min(1).max(254),
    landingPage,
  }),
  answer: z.object({ message: z.string() }),
});
