import type { UseMutationResult } from '@tanstack/react-query';
import { mostTrackingNumbers } from '@waybill/contract';
import { readTrackingList, type TrackingList, type TrackingListFault } from '@waybill/model';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '../../lib/languages/formats.ts';
import { text } from '../../lib/languages/text.ts';
import { CardFailure, CardSkeleton } from '../card/card-states.tsx';
import { ListInput, RefusedLines } from '../fields/list-input.tsx';
import classes from '../looks/tool-page.module.css';

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

const example = ['1Z999AA10123456784', '794612345678'].join('\n');

interface TrackingListFormProps {
  /** What is entered at first. */
  readonly initial?: string;
  readonly busy: boolean;
  readonly onList: (list: TrackingList) => void;
}

/** Where tracking numbers are typed, pasted or taken from a file. */
function TrackingListForm({ initial = '', busy, onList }: TrackingListFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    const list = readTrackingList(typed);
    const problem = problemOf(list);
    setError(problem);
    if (problem === null) onList(list);
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
      : t('There is no tracking number here. {{line}}', { line: faultText(t, first) });
  };
  return (
    <section className={`${classes.card} ${classes.padded}`} aria-label={t('Tracking numbers')}>
      <ListInput
        label={t('Tracking numbers')}
        description={t('Up to {{most}}, one per line, separated by commas, or from a CSV file.', {
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
        busy={busy}
        error={error}
      />
    </section>
  );
}

const reasons: Readonly<Record<TrackingListFault, string>> = {
  characters: text('a tracking number is made of letters and digits'),
  length: text('a tracking number has 6 to 40 characters'),
  digits: text('a tracking number has at least one digit'),
};

const mostShown = 60;

/** Where the entry stands, what it says and what is wrong with it. */
function faultText(t: TFunction, { line, text: entry, fault }: TrackingList['refused'][number]): string {
  return t('Line {{line}}: ‘{{entry}}’ – {{reason}}.', {
    line,
    entry: entry.length > mostShown ? `${entry.slice(0, mostShown)}…` : entry,
    reason: t(reasons[fault]),
  });
}
