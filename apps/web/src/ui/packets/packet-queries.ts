import { queryOptions } from '@tanstack/react-query';
import { makeChargePackets, makeClaimPackets, makeTrackingPackets, packetsOfFinding } from '@waybill/contract';
import { call } from '../../lib/api/call.ts';

/** The call of each level that makes packets of its findings. */
export const packetCalls = { tracking: makeTrackingPackets, charge: makeChargePackets, all: makeClaimPackets } as const;

/** Everything that a new or deleted packet makes out of date. */
export const packetsKey = ['packets'] as const;

export const packetsOfFindingOptions = (findingId: string) =>
  queryOptions({
    queryKey: [...packetsKey, 'finding', findingId],
    queryFn: ({ signal }) => call(packetsOfFinding, { params: { findingId } }, signal),
    staleTime: 0,
  });
