import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { required, text } from '../../foundation/text.ts';

/** A proof-of-work puzzle in ALTCHA's format, solved by the browser's widget. */
export const captchaChallenge = endpoint({
  name: 'captchaChallenge',
  method: 'GET',
  path: '/aiparcelweb/nologin/captchaChallenge',
  access: 'public',
  source: 'S3 section 5, reset password',
  summary: 'A fresh captcha puzzle.',
  answer: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
});

/** `email` may be an e-mail address or a username. */
export const resetPasswordInit = endpoint({
  name: 'resetPasswordInit',
  method: 'POST',
  path: '/aiparcelweb/api/account/reset_password/init',
  access: 'public',
  source: 'S3 sections 5, 7 and 8',
  summary: 'Mails a temporary password, which must be changed at the first sign-in.',
  body: z.object({
    email: text(254, 'Please input your Username!').min(1, 'Please input your Username!'),
    captchaResponse: required('Please click on captcha to validate.').max(10_000),
  }),
  answer: z.string(),
});
