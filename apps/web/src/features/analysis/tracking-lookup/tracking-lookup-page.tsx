import { useMutation } from '@tanstack/react-query';
import { lookUpTrackingNumbers } from '@waybill/contract';
import { readTrackingList, type TrackingList } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card-states.tsx';
import { RefusedLines } from '../../../ui/list-input.tsx';
import classes from '../../../ui/tool-page.module.css';
import { faultText } from '../../../ui/tracking-list/fault-text.ts';
import { TrackingListForm } from '../../../ui/tracking-list/tracking-list-form.tsx';
import { LookupResults } from './lookup-results.tsx';
import { useRepeatedLookup } from './use-repeated-lookup.ts';

const height = 260;

/** What the invoices know of a list of tracking numbers (S3 section 2.3). */
export function TrackingLookupPage() {
  const { t } = useTranslation();
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
  const { data } = lookup;
  return (
    <div className={classes.page}>
      <TrackingListForm
        key={repeated}
        initial={repeated}
        busy={lookup.isPending}
        onList={(list) => lookup.mutate(list)}
      />
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
          <LookupResults
            key={lookup.submittedAt}
            found={data.found}
            missing={data.missing}
            repeated={data.list.repeated}
          />
        </>
      )}
    </div>
  );
}
