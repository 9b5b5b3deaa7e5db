import type { IdentityProvider } from '@waybill/contract';

/** What the form of an identity provider holds; certificates stand one after the other in one text. */
export interface ProviderValues extends Record<string, unknown> {
  name: string;
  enabled: boolean;
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

export function valuesOf(provider: IdentityProvider | undefined): ProviderValues {
  return {
    name: provider?.name ?? '',
    enabled: provider?.enabled ?? true,
    entityId: provider?.entityId ?? '',
    signInUrl: provider?.signInUrl ?? '',
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

/** What is sent to be saved. */
export function settingsOf({ certificates, emailAttribute, matchBy, ...values }: ProviderValues) {
  return {
    ...values,
    matchBy,
    certificates: certificates
      .split(/(?<=-----END CERTIFICATE-----)|\n\s*\n/)
      .map((block) => block.trim())
      .filter((block) => block !== ''),
    emailAttribute: emailAttribute.trim() === '' ? null : emailAttribute,
  };
}
