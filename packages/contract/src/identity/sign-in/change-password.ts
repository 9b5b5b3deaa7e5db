import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { required } from '../../foundation/text.ts';
import { newPassword } from './password-rule.ts';

/** Open to users whose password has expired: it is their only way back in. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/aiparcelweb/api/account/change_password',
  access: 'signed-in',
  source: 'S3 section 7, authentication and account',
  summary: 'Sets a new password; other sessions of the user end.',
  body: z.object({
    username: z.string().min(1).max(254),
    oldPassword: required("'Old Password' is Required!").max(200),
    newPassword,
  }),
  answer: z.object({ message: z.string() }),
});
