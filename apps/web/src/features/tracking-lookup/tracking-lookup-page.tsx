import { useMutation } from '@tanstack/react-query';
import { lookUpTrackingNumbers, mostTrackingNumbers } from '@waybill/contract';
import { readTrackingList, type TrackingList } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { countText } from '../../lib/languages/formats.ts';
import { CardFailure, CardSkeleton } from '../../ui/card-states.tsx';
import { ListInput, RefusedLines } from '../../ui/list-input.tsx';
import classes from '../../ui/tool-page.module.css';
import { faultText } from './fault-text.ts';
import { LookupResults } from './lookup-results.tsx';

const height = 260;
const example = ['1Z999AA10123456784', '794612345678'].join('\n');

/** What the invoices know of a list of tracking numbers (S3 section 2.3). */
export function TrackingLookupPage() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const lookup = useMutation({
    mutationFn: async (list: TrackingList) => ({
      list,
      ...(await call(lookUpTrackingNumbers, { body: { trackingNumbers: [...list.numbers] } })),
    }),
  });
  const submit = () => {
    const list = readTrackingList(typed);
    const problem = problemOf(list);
    setError(problem);
    if (problem === null) lookup.mutate(list);
  };
  const problemOf = ({ numbers, refused }: TrackingList): string | null => {
    if (numbers.length > mostTrackingNumbers) {
      return t('{{given}} tracking numbers are too many: at most {{most}} can be looked up at once.', {
        given: countText(numbers.length),
        most: countText(mostTrackingNumbers),
      });
    }
    if (numbers.length > 0) return null;
    const [first] = refused;
    return first === undefined
      ? t('Please enter a tracking number ')
      : t('None of this is a tracking number. {{line}}', { line: faultText(t, first) });
  };
  const { data } = lookup;
  return (
    <div className={classes.page}>
      <section className={`${classes.card} ${classes.padded}`} aria-label={t('Tracking numbers')}>
        <ListInput
          label={t('Tracking numbers')}
          description={t('Up to {{most}}: one a line, with commas between, or a CSV file.', {
            most: countText(mostTrackingNumbers),
          })}
          placeholder={example}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(null);
          }}
          onSubmit={submit}
          submitLabel={t('Look up')}
          busy={lookup.isPending}
          error={error}
        />
      </section>
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
