import { type ApiTokenInput, permissions } from '@waybill/contract';

/** What the form of a new token holds. */
export interface TokenValues extends Record<string, unknown> {
  name: string;
  /** The user as whom a service token acts; empty for a personal one. */
  userId: string;
  writes: boolean;
  permissions: string[];
  clientIds: string[];
  networks: string;
  days: number | string;
}

export const newTokenValues: TokenValues = {
  name: '',
  userId: '',
  writes: false,
  permissions: [],
  clientIds: [],
  networks: '',
  days: 90,
};

/** What is sent: nothing chosen means that the token is not limited in that. */
export function inputOf(values: TokenValues): ApiTokenInput {
  const chosen = permissions.filter((permission) => values.permissions.includes(permission));
  return {
    name: values.name,
    writes: values.writes,
    permissions: chosen.length === 0 ? null : chosen,
    clientIds: values.clientIds.length === 0 ? null : values.clientIds.map(Number),
    networks: values.networks.split(/[\s,;]/).filter((network) => network !== ''),
    days: Number(values.days),
  };
}
