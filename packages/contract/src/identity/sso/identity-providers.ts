import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'is not the domain of an e-mail address');

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** https; http only to a provider on this machine. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && thisMachine.has(hostname));
}

/** What the metadata of an identity provider says of it. */
export const identityProviderFields = z.object({
  entityId: text(1024).min(1, 'The entity ID is required'),
  /** Where its users sign in: the address of its HTTP-POST binding. */
  signInUrl: z.url('must be a web address').max(2048).refine(isSafeAddress, 'must begin with https://'),
  /** Certificates with which it signs, each a PEM block or its base64 alone. */
  certificates: z.array(text(20_000).min(1)).min(1, 'At least one certificate is required').max(10),
});

export type IdentityProviderFields = z.infer<typeof identityProviderFields>;

/** An identity provider as it is saved; the fields or, instead of them, the provider's metadata. */
export const identityProviderSettings = z.object({
  name: text(100).trim().min(1, 'The name is required'),
  /** The provider's metadata as XML; it takes the place of entityId, signInUrl and certificates. */
  metadata: text(500_000).optional(),
  entityId: identityProviderFields.shape.entityId.optional(),
  signInUrl: identityProviderFields.shape.signInUrl.optional(),
  certificates: identityProviderFields.shape.certificates.optional(),
  /** Whose users it signs in; none: everybody of the tenant. It must name some to make accounts. */
  emailDomains: z.array(domain).max(100).default([]),
  /** By what a user is found: the e-mail address, or the NameID, which is then the login. */
  matchBy: z.enum(['email', 'nameId']).default('email'),
  /** The attribute that holds the e-mail address; null: the NameID does. */
  emailAttribute: text(500).trim().min(1).nullable().default(null),
  /** Whether the whole response must be signed; the assertion must be in any case. */
  responseSigned: z.boolean().default(false),
  /** Whether this portal signs its requests, with the certificate of its metadata. */
  requestsSigned: z.boolean().default(false),
  /** The role of users whom it brings for the first time; null: it makes no accounts. */
  newUserRole: text(100).nullable().default(null),
  enabled: z.boolean().default(true),
});

export type IdentityProviderSettings = z.output<typeof identityProviderSettings>;

/** A certificate in words. */
export const certificateFacts = z.object({
  pem: z.string(),
  subject: z.string(),
  /** UTC calendar day, `YYYY-MM-DD`. */
  validUntil: z.string(),
  /** SHA-256, in pairs of hexadecimal digits. */
  fingerprint: z.string(),
});

/** A saved identity provider, with what its administrator needs to know of this portal. */
export const identityProvider = z.object({
  id: z.number().int(),
  name: z.string(),
  entityId: z.string(),
  signInUrl: z.string(),
  certificates: z.array(certificateFacts),
  emailDomains: z.array(z.string()),
  matchBy: z.enum(['email', 'nameId']),
  emailAttribute: z.string().nullable(),
  responseSigned: z.boolean(),
  requestsSigned: z.boolean(),
  newUserRole: z.string().nullable(),
  enabled: z.boolean(),
  /** What the provider's administrator enters: who asks, where the answer goes, and both as a file. */
  serviceProvider: z.object({ entityId: z.string(), acsUrl: z.string(), metadataUrl: z.string() }),
});

export type IdentityProvider = z.infer<typeof identityProvider>;

export const listIdentityProviders = endpoint({
  name: 'listIdentityProviders',
  method: 'GET',
  path: '/aiparcelweb/api/identityProviders',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'The identity providers of the tenant, by name.',
  answer: z.array(identityProvider),
});

export const createIdentityProvider = endpoint({
  name: 'createIdentityProvider',
  method: 'POST',
  path: '/aiparcelweb/api/identityProviders',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'Adds an identity provider, by its metadata or by its fields.',
  body: identityProviderSettings,
  answer: identityProvider,
});

/** Sessions that the provider opened end when it is disabled. */
export const updateIdentityProvider = endpoint({
  name: 'updateIdentityProvider',
  method: 'PUT',
  path: '/aiparcelweb/api/identityProviders/:id',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'Saves an identity provider anew, by its metadata or by its fields.',
  params: z.object({ id: z.coerce.number().int() }),
  body: identityProviderSettings,
  answer: identityProvider,
});

/** Sessions that the provider opened end. */
export const deleteIdentityProvider = endpoint({
  name: 'deleteIdentityProvider',
  method: 'DELETE',
  path: '/aiparcelweb/api/identityProviders/:id',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'Deletes an identity provider; its users keep their accounts.',
  params: z.object({ id: z.coerce.number().int() }),
  answer: z.object({ message: z.string() }),
});

/** Saves nothing: a form can show what the file says before it is sent. */
export const readIdentityProviderMetadata = endpoint({
  name: 'readIdentityProviderMetadata',
  method: 'POST',
  path: '/aiparcelweb/api/identityProviders/metadata',
  ...audiences.identityProviders,
  source: 'S3 section 4.3',
  summary: 'What the metadata of an identity provider says.',
  body: z.object({ metadata: text(500_000).min(1, 'The metadata is required') }),
  answer: z.object({ entityId: z.string(), signInUrl: z.string(), certificates: z.array(certificateFacts) }),
});
