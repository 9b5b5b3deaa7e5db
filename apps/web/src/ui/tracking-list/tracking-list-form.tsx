import { mostTrackingNumbers } from '@waybill/contract';
import { readTrackingList, type TrackingList } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '../../lib/languages/formats.ts';
import { ListInput } from '../list-input.tsx';
import classes from '../tool-page.module.css';
import { faultText } from './fault-text.ts';

const example = ['1Z999AA10123456784', '794612345678'].join('\n');

interface Props {
  /** What is entered at first. */
  readonly initial?: string;
  readonly busy: boolean;
  readonly onList: (list: TrackingList) => void;
}

/** Where tracking numbers are typed, pasted or taken from a file. */
export function TrackingListForm({ initial = '', busy, onList }: Props) {
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
