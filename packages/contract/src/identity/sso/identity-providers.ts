import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoints } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

const endpoint = endpoints({ ...audiences.identityProviders, source: 'S3 section 4.3' });

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

/** What an identity provider's metadata contains. */
export const identityProviderFields = z.object({
  entityId: text(1024).min(1, 'The entity ID is required'),
  /** Where its users sign in: the address for the HTTP-POST binding. */
  signInUrl: z.url('must be a web address').max(2048).refine(isSafeAddress, 'must begin with https://'),
  /** Its signing certificates, each as a PEM block or as base64 alone. */
  certificates: z.array(text(20_000).min(1)).min(1, 'At least one certificate is required').max(10),
});

export type IdentityProviderFields = z.infer<typeof identityProviderFields>;

/** What is known of a provider that speaks OpenID Connect. */
export const openIdFields = z.object({
  /** Where its configuration is published, without `/.well-known/openid-configuration`. */
  issuer: z.url('must be a web address').max(1024).refine(isSafeAddress, 'must begin with https://'),
  /** Under which it knows this portal. */
  clientId: text(500).trim().min(1, 'The client ID is required'),
});

/** An identity provider as it is saved; by SAML the fields or, instead of them, the provider's metadata. */
export const identityProviderSettings = z.object({
  name: text(100).trim().min(1, 'The name is required'),
  protocol: z.enum(['saml', 'openid']).default('saml'),
  issuer: openIdFields.shape.issuer.optional(),
  clientId: openIdFields.shape.clientId.optional(),
  /** Stored encrypted and never shown; absent: the one that is stored, for the same issuer and client ID. */
  clientSecret: text(2_000).trim().min(1, 'The client secret is required').optional(),
  /** The provider's metadata as XML, instead of entityId, signInUrl and certificates. */
  metadata: text(500_000).optional(),
  entityId: identityProviderFields.shape.entityId.optional(),
  signInUrl: identityProviderFields.shape.signInUrl.optional(),
  certificates: identityProviderFields.shape.certificates.optional(),
  /** The e-mail domains of its users; if empty, everybody in the tenant. Required if it creates accounts. */
  emailDomains: z.array(domain).max(100).default([]),
  /** How users are identified: by e-mail address, or by the NameID (OpenID Connect: `sub`) as their login. */
  matchBy: z.enum(['email', 'nameId']).default('email'),
  /** The attribute with the e-mail address; null if it is the NameID. */
  emailAttribute: text(500).trim().min(1).nullable().default(null),
  /** Whether the whole response must be signed; the assertion always must be. */
  responseSigned: z.boolean().default(false),
  /** Whether this portal signs its requests, with the certificate of its metadata. */
  requestsSigned: z.boolean().default(false),
  /** The role of new users; null if no accounts are created for them. */
  newUserRole: text(100).nullable().default(null),
  enabled: z.boolean().default(true),
});

export type IdentityProviderSettings = z.output<typeof identityProviderSettings>;

/** A description of a certificate. */
export const certificateFacts = z.object({
  pem: z.string(),
  subject: z.string(),
  /** UTC calendar day, `YYYY-MM-DD`. */
  validUntil: z.string(),
  /** SHA-256, in pairs of hexadecimal digits. */
  fingerprint: z.string(),
});

/** A saved identity provider, with what its administrator needs to know about this portal. */
export const identityProvider = z.object({
  id: z.number().int(),
  name: z.string(),
  protocol: z.enum(['saml', 'openid']),
  /** OpenID Connect: the issuer. */
  entityId: z.string(),
  /** OpenID Connect: where its configuration is. */
  signInUrl: z.string(),
  /** Null if it speaks SAML. */
  clientId: z.string().nullable(),
  certificates: z.array(certificateFacts),
  emailDomains: z.array(z.string()),
  matchBy: z.enum(['email', 'nameId']),
  emailAttribute: z.string().nullable(),
  responseSigned: z.boolean(),
  requestsSigned: z.boolean(),
  newUserRole: z.string().nullable(),
  enabled: z.boolean(),
  /** What the provider's administrator enters: our entity ID, the address for responses, and both as a file. */
  serviceProvider: z.object({ entityId: z.string(), acsUrl: z.string(), metadataUrl: z.string() }),
  /** The same for OpenID Connect: where browsers come back to after signing in and after signing out. */
  openIdAddresses: z.object({ redirectUrl: z.string(), signedOutUrl: z.string() }),
});

export type IdentityProvider = z.infer<typeof identityProvider>;

export const listIdentityProviders = endpoint({
  name: 'listIdentityProviders',
  method: 'GET',
  path: '/aiparcelweb/api/identityProviders',
  summary: 'The identity providers of the tenant, by name.',
  answer: z.array(identityProvider),
});

export const createIdentityProvider = endpoint({
  name: 'createIdentityProvider',
  method: 'POST',
  path: '/aiparcelweb/api/identityProviders',
  summary: 'Adds an identity provider, by its metadata, its fields, or its issuer.',
  body: identityProviderSettings,
  answer: identityProvider,
});

/** Sessions that the provider opened end when it is disabled. */
export const updateIdentityProvider = endpoint({
  name: 'updateIdentityProvider',
  method: 'PUT',
  path: '/aiparcelweb/api/identityProviders/:id',
  summary: 'Changes an identity provider, by its metadata or by its fields.',
  params: z.object({ id: wholeNumber }),
  body: identityProviderSettings,
  answer: identityProvider,
});

/** Sessions that the provider opened end. */
export const deleteIdentityProvider = endpoint({
  name: 'deleteIdentityProvider',
  method: 'DELETE',
  path: '/aiparcelweb/api/identityProviders/:id',
  summary: 'Deletes an identity provider; its users keep their accounts.',
  params: z.object({ id: wholeNumber }),
  answer: z.object({ message: z.string() }),
});

/** Saves nothing, so that a form can show the contents of the file before it is sent. */
export const readIdentityProviderMetadata = endpoint({
  name: 'readIdentityProviderMetadata',
  method: 'POST',
  path: '/aiparcelweb/api/identityProviders/metadata',
  summary: 'The contents of an identity provider’s metadata.',
  body: z.object({ metadata: text(500_000).min(1, 'The metadata is required') }),
  answer: z.object({ entityId: z.string(), signInUrl: z.string(), certificates: z.array(certificateFacts) }),
});
