import type { UseMutationResult } from '@tanstack/react-query';
import type { TrackingList } from '@waybill/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFailure, CardSkeleton } from '../card-states.tsx';
import { RefusedLines } from '../list-input.tsx';
import classes from '../tool-page.module.css';
import { faultText } from './fault-text.ts';
import { TrackingListForm } from './tracking-list-form.tsx';

const height = 260;

interface Props<Answer extends { readonly list: TrackingList }> {
  readonly lookup: UseMutationResult<Answer, Error, TrackingList>;
  /** What the list begins with. */
  readonly initial?: string;
  /** What was found; made again for each answer. */
  readonly children: (answer: Answer) => ReactNode;
}

/** A page that asks about a list of tracking numbers: the list, what could not be read of it, and the answer. */
export function TrackingListPage<Answer extends { readonly list: TrackingList }>({
  lookup,
  initial = '',
  children,
}: Props<Answer>) {
  const { t } = useTranslation();
  const { data, error, isPending, variables, mutate } = lookup;
  return (
    <div className={classes.page}>
      <TrackingListForm key={initial} initial={initial} busy={isPending} onList={(list) => mutate(list)} />
      {isPending ? <CardSkeleton height={height} /> : null}
      {error === null ? null : (
        <CardFailure error={error} height={height} onRetry={() => variables && mutate(variables)} />
      )}
      {data === undefined || isPending ? null : (
        <>
          <RefusedLines
            title={t('{{count, number}} entries are not tracking numbers', { count: data.list.refused.length })}
            lines={data.list.refused.map((each) => faultText(t, each))}
          />
          {children(data)}
        </>
      )}
    </div>
  );
}
