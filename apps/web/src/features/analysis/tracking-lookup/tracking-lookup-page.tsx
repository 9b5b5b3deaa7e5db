import { useMutation } from '@tanstack/react-query';
import { lookUpTrackingNumbers } from '@waybill/contract';
import { readTrackingList, type TrackingList } from '@waybill/model';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { TrackingListPage } from '../../../ui/tracking-list/tracking-list-page.tsx';
import { LookupResults } from './lookup-results.tsx';
import { useRepeatedLookup } from './use-repeated-lookup.ts';

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
