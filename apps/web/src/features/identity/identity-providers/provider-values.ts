import type { IdentityProvider } from '@waybill/contract';
import type { FormOf } from '../../../ui/table-page/form/use-problem-form.ts';

/** What the protocols are called in every language. */
export const protocolNames = { saml: 'SAML 2.0', openid: 'OpenID Connect' } as const;

/** What the form of an identity provider holds; certificates stand one after the other in one text. */
export interface ProviderValues extends Record<string, unknown> {
  name: string;
  enabled: boolean;
  protocol: 'saml' | 'openid';
  issuer: string;
  clientId: string;
  /** Empty: the stored one is kept. */
  clientSecret: string;
  entityId: string;
  signInUrl: string;
  certificates: string;
  emailDomains: string[];
  matchBy: 'email' | 'nameId';
  emailAttribute: string;
  responseSigned: boolean;
  requestsSigned: boolean;
  newUserRole: string | null;
}

/** What the fields of a protocol need. */
export interface ProtocolFieldsProps {
  readonly form: FormOf<ProviderValues>;
  readonly isNew: boolean;
}

export function valuesOf(provider: IdentityProvider | undefined): ProviderValues {
  return {
    name: provider?.name ?? '',
    enabled: provider?.enabled ?? true,
    protocol: provider?.protocol ?? 'saml',
    issuer: provider?.protocol === 'openid' ? provider.entityId : '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    entityId: provider?.protocol === 'saml' ? provider.entityId : '',
    signInUrl: provider?.protocol === 'saml' ? provider.signInUrl : '',
    certificates: certificateText(provider?.certificates ?? []),
    emailDomains: provider?.emailDomains ?? [],
    matchBy: provider?.matchBy ?? 'email',
    emailAttribute: provider?.emailAttribute ?? '',
    responseSigned: provider?.responseSigned ?? false,
    requestsSigned: provider?.requestsSigned ?? false,
    newUserRole: provider?.newUserRole ?? null,
  };
}

export const certificateText = (certificates: readonly { readonly pem: string }[]): string =>
  certificates.map(({ pem }) => pem.trim()).join('\n');

/** What is sent to be saved: what the protocol of the provider needs, and what all have. */
export function settingsOf(values: ProviderValues) {
  const { name, enabled, protocol, emailDomains, matchBy, newUserRole } = values;
  const common = { name, enabled, protocol, emailDomains, matchBy, newUserRole };
  return { ...common, ...(protocol === 'openid' ? openIdSettings(values) : samlSettings(values)) };
}

const openIdSettings = ({ issuer, clientId, clientSecret }: ProviderValues) => ({
  issuer,
  clientId,
  ...(clientSecret === '' ? {} : { clientSecret }),
});

const samlSettings = (values: ProviderValues) => {
  const { entityId, signInUrl, certificates, emailAttribute, responseSigned, requestsSigned } = values;
  return {
    entityId,
    signInUrl,
    responseSigned,
    requestsSigned,
    certificates: certificates
      .split(/(?<=-----END CERTIFICATE-----)|\n[^\S\n]*\n/)
      .map((block) => block.trim())
      .filter((block) => block !== ''),
    emailAttribute: emailAttribute.trim() === '' ? null : emailAttribute,
  };
};
