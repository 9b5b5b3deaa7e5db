import { useMutation } from '@tanstack/react-query';
import { trackingPaymentNumbers } from '@waybill/contract';
import type { TrackingList } from '@waybill/model';
import { call } from '../../../lib/api/call.ts';
import { TrackingListPage } from '../../../ui/tracking-list/tracking-list-page.tsx';
import { TrackedPayments } from './tracked-payments.tsx';

/** Under which payment numbers tracking numbers are paid (S3 section 2.3). */
export function TrackingPaymentsPage() {
  const lookup = useMutation({
    mutationFn: async (list: TrackingList) => ({
      list,
      ...(await call(trackingPaymentNumbers, { body: { trackingNumbers: [...list.numbers] } })),
    }),
  });
  return (
    <TrackingListPage lookup={lookup}>
      {({ found, missing }) => <TrackedPayments key={lookup.submittedAt} found={found} missing={missing} />}
    </TrackingListPage>
  );
}
