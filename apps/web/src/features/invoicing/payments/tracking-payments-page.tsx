import { useMutation } from '@tanstack/react-query';
import { trackingPaymentNumbers } from '@waybill/contract';
import type { TrackingList } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card-states.tsx';
import { RefusedLines } from '../../../ui/list-input.tsx';
import classes from '../../../ui/tool-page.module.css';
import { faultText } from '../../../ui/tracking-list/fault-text.ts';
import { TrackingListForm } from '../../../ui/tracking-list/tracking-list-form.tsx';
import { TrackedPayments } from './tracked-payments.tsx';

const height = 260;

/** Under which payment numbers tracking numbers are paid (S3 section 2.3). */
export function TrackingPaymentsPage() {
  const { t } = useTranslation();
  const lookup = useMutation({
    mutationFn: async (list: TrackingList) => ({
      list,
      ...(await call(trackingPaymentNumbers, { body: { trackingNumbers: [...list.numbers] } })),
    }),
  });
  const { data } = lookup;
  return (
    <div className={classes.page}>
      <TrackingListForm busy={lookup.isPending} onList={(list) => lookup.mutate(list)} />
      {lookup.isPending ? <CardSkeleton height={height} /> : null}
      {lookup.error === null ? null : (
        <CardFailure
          error={lookup.error}
          height={height}
          onRetry={() => lookup.variables && lookup.mutate(lookup.variables)}
        />
      )}
      {data === undefined || lookup.isPending ? null : (
        <>
          <RefusedLines
            title={t('Not tracking numbers: {{entries}}', { entries: countText(data.list.refused.length) })}
            lines={data.list.refused.map((each) => faultText(t, each))}
          />
          <TrackedPayments key={lookup.submittedAt} found={data.found} missing={data.missing} />
        </>
      )}
    </div>
  );
}
