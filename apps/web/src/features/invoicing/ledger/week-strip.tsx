import type { LedgerAccount, LedgerWeek } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { displayDate, listText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import classes from './week-strip.module.css';

/** How a week is shown: by its worst state. */
type WeekState = 'missing' | 'notLoaded' | 'differs' | 'cannotBeVerified' | 'agrees' | 'none';

const signs: Readonly<Record<WeekState, string>> = {
  missing: '!',
  notLoaded: '×',
  differs: '±',
  cannotBeVerified: '?',
  agrees: '✓',
  none: '',
};

function stateOf({ isMissing, notLoaded, differs, cannotBeVerified, agrees }: LedgerWeek): WeekState {
  if (notLoaded > 0) return 'notLoaded';
  if (isMissing) return 'missing';
  if (differs > 0) return 'differs';
  if (cannotBeVerified > 0) return 'cannotBeVerified';
  return agrees > 0 ? 'agrees' : 'none';
}

interface Props {
  readonly account: LedgerAccount;
  readonly onWeek: (week: string) => void;
}

/** The weeks of an account, the newest last; each opens its invoices. */
export function WeekStrip({ account, onWeek }: Props) {
  const weekText = useWeekText();
  return (
    <div className={classes.strip}>
      {account.weeks.map((week) => {
        const state = stateOf(week);
        const label = weekText(week);
        return (
          <button
            key={week.week}
            type="button"
            className={classes.week}
            data-state={state}
            title={label}
            aria-label={label}
            disabled={state === 'none' || state === 'missing'}
            onClick={() => onWeek(week.week)}
          >
            {signs[state]}
          </button>
        );
      })}
    </div>
  );
}

const counts = [
  ['agrees', text('{{count, number}} invoices agree with the carrier’s total')],
  ['differs', text('{{count, number}} invoices differ')],
  ['cannotBeVerified', text('{{count, number}} invoices cannot be verified')],
  ['notLoaded', text('{{count, number}} invoices not loaded')],
] as const satisfies readonly (readonly [keyof LedgerWeek, string])[];

function useWeekText() {
  const { t } = useTranslation();
  return (week: LedgerWeek): string => {
    const said = counts.flatMap(([key, words]) => (week[key] > 0 ? [t(words, { count: week[key] })] : []));
    const amounts = week.amounts.map(({ currencyCode, amount }) => currencyAmount(amount, currencyCode));
    const missing = week.isMissing ? [t('an invoice was expected, none was loaded')] : [];
    const parts = [...missing, ...said, ...amounts];
    return t('Week of {{day}}: {{what}}', {
      day: displayDate(week.week),
      what: parts.length === 0 ? t('nothing') : listText(parts),
    });
  };
}
