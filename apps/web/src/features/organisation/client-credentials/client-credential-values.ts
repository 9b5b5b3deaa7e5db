import type { ClientCredential, ClientCredentialInput } from '@waybill/contract';
import { requiredIdOf } from '../../../ui/table-page/choices.ts';

/** A credential as its form holds it. The empty secret of a stored credential leaves it as it is. */
export interface ClientCredentialValues extends Record<string, unknown> {
  clientId: string | null;
  carrierId: string | null;
  purpose: ClientCredentialInput['purpose'];
  address: string;
  userName: string;
  secret: string;
  note: string;
}

export function valuesOf(credential: ClientCredential | undefined): ClientCredentialValues {
  return {
    clientId: credential === undefined ? null : String(credential.client.id),
    carrierId: credential === undefined ? null : String(credential.carrier.id),
    purpose: credential?.purpose ?? 'web_site',
    address: credential?.address ?? 'https://',
    userName: credential?.userName ?? '',
    secret: '',
    note: credential?.note ?? '',
  };
}

export function inputOf({ carrierId, purpose, address, userName, secret, note }: ClientCredentialValues) {
  return {
    carrierId: requiredIdOf(carrierId),
    purpose,
    address,
    userName,
    secret: secret === '' ? null : secret,
    note,
  } satisfies ClientCredentialInput;
}
