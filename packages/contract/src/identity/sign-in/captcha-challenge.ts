import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

/** A puzzle of proof of work, in ALTCHA's form; the browser's widget solves it. */
export const captchaChallenge = endpoint({
  name: 'captchaChallenge',
  method: 'GET',
  path: '/aiparcelweb/nologin/captchaChallenge',
  access: 'public',
  source: 'S3 section 5, reset password',
  summary: 'A fresh captcha puzzle.',
  answer: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
});
