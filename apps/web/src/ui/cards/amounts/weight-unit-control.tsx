import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/** The units to choose from; a file of its own, as only pages of weights have it. */
export default function WeightUnitControl({ analysis: { page, unit, search, go } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
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
