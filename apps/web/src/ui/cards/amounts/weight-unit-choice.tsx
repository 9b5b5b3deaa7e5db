import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/** Pounds or kilograms, on a page that offers both: for all charts, tables and rows of it. */
export function WeightUnitChoice({ analysis: { page, unit, search, go } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  if (page.weightUnits.length < 2) return null;
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('Unit of weight')}
      value={unit}
      onChange={(chosen) => go({ ...search, unit: chosen === page.weightUnits[0] ? undefined : chosen })}
      data={page.weightUnits.map((each) => ({ value: each, label: t(each) }))}
    />
  );
}
