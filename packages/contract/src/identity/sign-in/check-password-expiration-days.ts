import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const checkPasswordExpirationDays = endpoint({
  name: 'checkPasswordExpirationDays',
  method: 'GET',
  path: '/aiparcelweb/api/checkPasswordExpirationDays',
  access: 'signed-in',
  source: 'S3 section 4.4',
  summary: 'Days until the password expires; 0 or less means expired.',
  answer: z.number().int(),
});
