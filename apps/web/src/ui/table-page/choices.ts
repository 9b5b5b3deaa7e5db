import { queryOptions } from '@tanstack/react-query';
import {
  carriers,
  clientsShort,
  listAccountDivisions,
  listAccountGroups,
  listAccounts,
  type Named,
} from '@waybill/contract';
import { call } from '../../lib/api/call.ts';

const mostChoices = 1_000;

/** The clients that the user may read. */
export const clientChoices = queryOptions({
  queryKey: ['administration', 'choices', 'clients'],
  queryFn: ({ signal }) => call(clientsShort, {}, signal),
  staleTime: 0,
});

export const carrierChoices = queryOptions({
  queryKey: ['administration', 'choices', 'carriers'],
  queryFn: ({ signal }) => call(carriers, {}, signal),
  staleTime: 0,
});

/** The account groups of a client; none without a client. */
export const groupChoices = (clientId: number | undefined) =>
  queryOptions({
    queryKey: ['administration', 'choices', 'groups', clientId],
    queryFn: async ({ signal }) =>
      (await call(listAccountGroups, { query: { clientId, size: mostChoices } }, signal)).rows,
    enabled: clientId !== undefined,
    staleTime: 0,
  });

/** The account divisions of a client; none without a client. */
export const divisionChoices = (clientId: number | undefined) =>
  queryOptions({
    queryKey: ['administration', 'choices', 'divisions', clientId],
    queryFn: async ({ signal }) =>
      (await call(listAccountDivisions, { query: { clientId, size: mostChoices } }, signal)).rows,
    enabled: clientId !== undefined,
    staleTime: 0,
  });

/** The accounts of a client by carrier and number; none without a client. */
export const accountChoices = (clientId: number | undefined) =>
  queryOptions({
    queryKey: ['administration', 'choices', 'accounts', clientId],
    queryFn: async ({ signal }): Promise<Named[]> => {
      const { rows } = await call(listAccounts, { query: { clientId, size: mostChoices } }, signal);
      return rows.map(({ id, number, carrier }) => ({ id, name: `${carrier.name} ${number}` }));
    },
    enabled: clientId !== undefined,
    staleTime: 0,
  });

/** What a select box offers: the choices, and what is chosen already. */
export function optionsOf(choices: readonly Named[] = [], held: readonly Named[] = []) {
  const all = new Map([...held, ...choices].map(({ id, name }) => [id, name]));
  return [...all].map(([id, label]) => ({ value: String(id), label }));
}

/** The number of an option that has to be chosen; without one it is no number, and the server says what to choose. */
export const requiredIdOf = (value: string | null): number => idOf(value) ?? Number.NaN;

/** The number of a chosen option; null for none. */
export const idOf = (value: string | null): number | null => (value === null || value === '' ? null : Number(value));
