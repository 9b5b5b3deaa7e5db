import { useTranslation } from 'react-i18next';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import classes from '../comparison.module.css';
import { differenceOf, isComparable } from '../difference.ts';
import { FigureText } from '../figure-text.tsx';
import { type ComparedBreakdown, largestDifferences } from './prepare.ts';

/** Explains the difference in words: the part that changed most in every series. */
export function Findings({ breakdown }: { readonly breakdown: ComparedBreakdown }) {
  const { t } = useTranslation();
  const found = largestDifferences(breakdown).flatMap(({ series, base, part, now, before }) => {
    const difference = differenceOf(now, before, series.state);
    if (difference === undefined || difference.value === 0) return [];
    if (!isComparable(series.state, base.state) || !hasShares(series.state.fact)) return [];
    return { key: series.name, series, base, part, difference };
  });
  if (found.length === 0) return null;
  return (
    <ul className={classes.findings}>
      {found.map(({ key, series, base, part, difference }) => (
        <li key={key}>
          {t('{{set}} against {{base}}: most of the difference is {{part}}', {
            set: series.brief,
            base: base.live === series.live ? base.name : base.brief,
            part: part.name,
          })}{' '}
          <strong>
            <FigureText text={`${difference.amount} (${difference.percent})`} />
          </strong>
        </li>
      ))}
    </ul>
  );
}
