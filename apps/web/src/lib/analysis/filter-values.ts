import { queryOptions } from '@tanstack/react-query';
import { filterValues } from '@waybill/contract';
import { type FilterDimension, filterValuesQuery, type PageName, type PageState } from '@waybill/model';
import { call } from '../api/call.ts';

/** The values of a filter dimension under the other filters of the state. */
export function filterValuesOptions(page: PageName, state: PageState, dimension: FilterDimension) {
  const body = filterValuesQuery(state, dimension);
  return queryOptions({
    queryKey: ['filterValues', page, dimension.name, body],
    queryFn: async ({ signal }) => {
      const answer = await call(filterValues, { params: { page, dimension: dimension.name }, body }, signal);
      return answer.data;
    },
  });
}
