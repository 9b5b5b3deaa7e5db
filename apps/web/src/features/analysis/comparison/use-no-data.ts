import { comparisonTexts } from '@waybill/model';
import { useTranslation } from 'react-i18next';

/** What is said where no set has figures (S1 section 2). */
export function useNoData(): string {
  const { t } = useTranslation();
  return `${t('None of the sets has figures here. Try other dates or remove a filter.')} ${t(comparisonTexts.noData)}`;
}
