import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tryBeta } from '@waybill/contract';
import { call } from '../api/call.ts';
import { accountOptions } from '../session/session-queries.ts';

/** Takes part in the beta, or ends that; the account says so at once (S3 section 7). */
export function useTakePart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (takesPart: boolean) => {
      const user = await queryClient.ensureQueryData(accountOptions);
      await call(tryBeta, { params: { userId: user.id, takesPart: takesPart ? '1' : '0' } });
      queryClient.setQueryData(accountOptions.queryKey, { ...user, betaFlag: takesPart });
    },
  });
}
