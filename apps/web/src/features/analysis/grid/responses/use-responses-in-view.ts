import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listResponsesOfPackages, type PackageResponse } from '@waybill/contract';
import { blockLoadDebounce } from '@waybill/model';
import { useMemo } from 'react';
import { call } from '../../../../lib/api/call.ts';
import type { ShownRow } from '../rows/shown-row.ts';
import { shipmentOfRow } from '../table/shipment-of-row.ts';

/** What carriers answered, by tracking number. */
export type ResponsesInView = ReadonlyMap<string, PackageResponse>;

const none: ResponsesInView = new Map();

/** The newest answer for each row in view, in one request once the rows stand still; nothing is asked without clients. */
export function useResponsesInView(
  rows: readonly (ShownRow | undefined)[],
  clientIds: readonly number[],
): ResponsesInView {
  const numbers = rows.flatMap((row) => (row?.kind === 'row' ? (shipmentOfRow(row.row)?.trackingNumber ?? []) : []));
  const [asked] = useDebouncedValue(JSON.stringify([...new Set(numbers)].toSorted()), blockLoadDebounce);
  const { data } = useQuery({
    queryKey: ['carrier-responses', 'rows', clientIds.join(), asked],
    queryFn: ({ signal }) =>
      call(
        listResponsesOfPackages,
        { body: { clientIds: [...clientIds], trackingNumbers: JSON.parse(asked) } },
        signal,
      ),
    enabled: clientIds.length > 0 && asked !== '[]',
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => (data === undefined ? none : new Map(data.map((answer) => [answer.trackingNumber, answer]))),
    [data],
  );
}
