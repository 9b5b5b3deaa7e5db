import { useMutation } from '@tanstack/react-query';
import { getTrackingLookup, lookUpTrackingNumbers } from '@waybill/contract';
import { readTrackingList, type TrackingList } from '@waybill/model';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { TrackingListPage } from '../../../ui/tracking-list/tracking-list-page.tsx';
import { LookupResults } from './lookup-results.tsx';

/** What the invoices say about a list of tracking numbers (S3 section 2.3). */
export function TrackingLookupPage() {
  const lookup = useMutation({
    mutationFn: async (list: TrackingList) => ({
      list,
      ...(await call(lookUpTrackingNumbers, { body: { trackingNumbers: [...list.numbers] } })),
    }),
  });
  const [repeated, setRepeated] = useState('');
  useRepeatedLookup((numbers) => {
    setRepeated(numbers);
    lookup.mutate(readTrackingList(numbers));
  });
  return (
    <TrackingListPage lookup={lookup} initial={repeated}>
      {({ list, found, missing }) => (
        <LookupResults key={lookup.submittedAt} found={found} missing={missing} repeated={list.repeated} />
      )}
    </TrackingListPage>
  );
}

/** Repeats the look-up of the history that the address names, once. */
function useRepeatedLookup(repeat: (numbers: string) => void): void {
  const { t } = useTranslation();
  const { search, close } = useTableAddress();
  const asked = useRef<number | undefined>(undefined);
  const reading = useMutation({
    mutationFn: (id: number) => call(getTrackingLookup, { params: { id } }),
    onSuccess: ({ numbers }) => repeat(numbers.join('\n')),
    onError: (error) => notifyFailure(t('The look-up cannot be repeated.'), error),
    onSettled: close,
  });
  const { open } = search;
  useEffect(() => {
    if (typeof open !== 'number' || asked.current === open) return;
    asked.current = open;
    reading.mutate(open);
  }, [open, reading]);
}
