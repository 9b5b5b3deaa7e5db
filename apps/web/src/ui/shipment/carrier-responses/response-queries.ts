import { queryOptions } from '@tanstack/react-query';
import { listCarrierResponses } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';

/** What carriers answered to claims on a client's package. */
export const responsesOptions = (clientId: number, trackingNumber: string) =>
  queryOptions({
    queryKey: ['carrier-responses', clientId, trackingNumber],
    queryFn: ({ signal }) => call(listCarrierResponses, { query: { clientId, trackingNumber } }, signal),
  });
