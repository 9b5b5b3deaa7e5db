import { queryOptions } from '@tanstack/react-query';
import { type Client, clientsShortAFrame } from '@waybill/contract';
import { call } from '../api/call.ts';

/** The clients whose figures the user may see; the first one is shown first. */
export const clientsOptions = queryOptions({
  queryKey: ['clients'],
  queryFn: ({ signal }): Promise<Client[]> => call(clientsShortAFrame, {}, signal),
});
