import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DataRow, listResponsesOfPackages, type PackageResponse } from '@waybill/contract';
import { blockLoadDebounce } from '@waybill/model';
import { useMemo } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { shipmentOfRow } from '../rows/shipment-of-row.ts';
import type { ShownRow } from '../rows/shown-row.ts';

/** What carriers answered, by client and tracking number: two clients may have packages of the same number. */
export type ResponsesInView = ReadonlyMap<string, PackageResponse>;

const none: ResponsesInView = new Map();

/** Names a package among those of all clients. */
const packageKey = (clientId: unknown, trackingNumber: string): string => `${clientId} ${trackingNumber}`;

/** The answer for the package of a row. */
export function responseFor(responses: ResponsesInView, row: DataRow): PackageResponse | undefined {
  const shipment = shipmentOfRow(row);
  return shipment && responses.get(packageKey(row.CLIENT_ID, shipment.trackingNumber));
}

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
    () =>
      data === undefined
        ? none
        : new Map(data.map((answer) => [packageKey(answer.clientId, answer.trackingNumber), answer])),
    [data],
  );
}
