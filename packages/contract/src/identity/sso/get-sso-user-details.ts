import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';

const email = text(254).trim().min(1, 'Please input your email!');

const addressIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'email' in body ? body.email : body;

/** The body is the address alone, as a JSON text or as it is; `{ "email": … }` is understood too. */
export const getSSOUserDetails = endpoint({
  name: 'getSSOUserDetails',
  method: 'POST',
  path: '/aiparcelweb/nologin/getSSOUserDetails',
  access: 'public',
  source: 'S3 sections 4.3 and 7',
  summary: 'The identity providers with which an e-mail address can sign in.',
  body: z.preprocess(addressIn, email),
  answer: z.array(z.object({ idp: z.string(), name: z.string() })),
});
