import { queryOptions } from '@tanstack/react-query';
import { type DataQuery, type DataRow, data } from '@waybill/contract';
import type { ContainerName, PageName } from '@waybill/model';
import { call } from '../api/call.ts';

/** The rows that a container of a page shows; identical queries are sent only once. */
export function dataOptions(page: PageName, container: ContainerName, body: DataQuery) {
  return queryOptions({
    queryKey: ['data', page, container, body],
    queryFn: async ({ signal }): Promise<DataRow[]> => {
      const answer = await call(data, { params: { page, container }, body }, signal);
      return answer.data;
    },
  });
}
