import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { WeightUnitChoice } from '../../../ui/cards/amounts/weight-unit-choice.tsx';
import classes from './comparison.module.css';

/** The figure that is compared, and its unit where it is a weight. */
export function FigureChoice({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const { state, search, go } = analysis;
  return (
    <div className={`${classes.choices} no-print`}>
      <NativeSelect
        size="xs"
        aria-label={t('Figure')}
        value={state.fact.key}
        data={state.analysis.facts.map(({ key, text }) => ({ value: key, label: t(text) }))}
        onChange={({ currentTarget: { value } }) => go({ ...search, fact: value })}
      />
      {state.analysis.name === 'comparisonWeight' ? <WeightUnitChoice analysis={analysis} /> : null}
    </div>
  );
}
