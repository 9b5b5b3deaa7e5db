import { useQuery } from '@tanstack/react-query';
import { explainedChange } from '@waybill/contract';
import { changeSideOf, isExplainable, type PageName, type PageState } from '@waybill/model';
import { call } from '../../lib/api/call.ts';

/** What is compared: the figures of one page state with another's. */
export interface ComparedStates {
  readonly page: PageName;
  readonly state: PageState;
  /** Undefined if there is nothing to compare with. */
  readonly before: PageState | undefined;
}

/** Why the cost of a state differs from another's; nothing is asked where it cannot be explained. */
export function useExplainedChange({ page, state, before }: ComparedStates) {
  const body = { now: changeSideOf(state), before: changeSideOf(before ?? state) };
  return useQuery({
    queryKey: ['explainedChange', page, body],
    queryFn: async ({ signal }) => await call(explainedChange, { params: { page }, body }, signal),
    enabled: before !== undefined && isExplainable(state) && state.isUndecided !== true,
  });
}
