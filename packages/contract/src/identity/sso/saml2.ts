import { z } from 'zod';
import { endpoints } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

const endpoint = endpoints({ access: 'public', source: 'S3 section 4.3' });

export const serviceProviderMetadata = endpoint({
  name: 'serviceProviderMetadata',
  method: 'GET',
  path: '/aiparcelweb/saml2/service-provider-metadata/:id',
  summary: 'The metadata of this portal for one identity provider, as XML.',
  params: z.object({ id: wholeNumber }),
  answer: z.string(),
});

/** The web app submits this form; opened on its own, the page submits itself. */
export const saml2Login = endpoint({
  name: 'saml2Login',
  method: 'POST',
  path: '/aiparcelweb/saml2/login',
  source: 'S3 sections 4.3 and 7',
  summary: 'Starts single sign-on: a page with a form for the identity provider.',
  body: z.object({
    idp: z.union([z.string().max(100), z.number().int()]).transform(String),
    logOffOtherSessions: z.boolean().optional().default(false),
    email: text(254).trim().min(1, 'Please input your email!'),
  }),
  answer: z.string(),
});

const largestResponse = 400_000;

/** What went wrong in single sign-on, as passed to `/sso-callback?error=`. */
export const ssoErrors = [
  'failed',
  'too_late',
  'user_not_found',
  'email_not_unique',
  'email_not_verified',
  'denied',
] as const;

export type SsoError = (typeof ssoErrors)[number];

/** Redirects (303) to `/sso-callback`, with a ticket as `token` or with an `error`. */
export const saml2Acs = endpoint({
  name: 'saml2Acs',
  method: 'POST',
  path: '/aiparcelweb/login/saml2/sso/:id',
  summary: 'The assertion consumer service: accepts an identity provider’s signed response, by HTTP-POST.',
  params: z.object({ id: wholeNumber }),
  body: z.object({
    SAMLResponse: z.string().min(1).max(largestResponse),
    RelayState: z.string().min(1).max(80),
  }),
  answer: z.string(),
});

/** Redirects (303) to `/sso-callback`, with a ticket as `token` or with an `error`. */
export const openIdCallback = endpoint({
  name: 'openIdCallback',
  method: 'GET',
  path: '/aiparcelweb/login/openid/:id',
  summary: 'Where a browser comes back to from a provider that speaks OpenID Connect, with a code.',
  params: z.object({ id: wholeNumber }),
  query: z.object({
    state: text(200).min(1),
    code: text(4_000).optional(),
    iss: text(1_024).optional(),
    error: text(200).optional(),
    error_description: text(2_000).optional(),
  }),
  answer: z.string(),
});

/** A ticket works once, within minutes, in the browser that began; LOGOFFCHECK leaves it usable for the retry. */
export const ssoSignIn = endpoint({
  name: 'ssoSignIn',
  method: 'POST',
  path: '/aiparcelweb/nologin/ssoSignIn',
  summary: 'Completes single sign-on: exchanges the ticket of `/sso-callback` for a token.',
  body: z.object({
    token: z.string().min(1).max(200),
    logOffOtherSessions: z.boolean().optional().default(false),
  }),
  answer: z.object({ id_token: z.string() }),
});

const email = text(254).trim().min(1, 'Please input your email!');

const addressIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'email' in body ? body.email : body;

/** The body is the address alone, as a JSON text or as it is; `{ "email": … }` is understood too. */
export const getSSOUserDetails = endpoint({
  name: 'getSSOUserDetails',
  method: 'POST',
  path: '/aiparcelweb/nologin/getSSOUserDetails',
  source: 'S3 sections 4.3 and 7',
  summary: 'The identity providers with which an e-mail address can sign in.',
  body: z.preprocess(addressIn, email),
  answer: z.array(z.object({ idp: z.string(), name: z.string() })),
});
