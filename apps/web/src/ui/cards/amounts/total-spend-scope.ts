import { type Fact, type PageState, totalSpend } from '@waybill/model';
import type { TFunction } from 'i18next';

/** Whether Total Spend is the net amount of USPS and DHL here, since nothing else is left. */
export function countsExcludedCarriers({ analysis }: Pick<PageState, 'analysis'>): boolean {
  const shown = analysis.facts.find(({ key }) => key === totalSpend.key);
  return shown !== undefined && !shown.whereClauses.some((clause) => totalSpend.whereClauses[0] === clause);
}

/** Which carriers a figure counts, on a page where that differs from figure to figure. */
export function carriersText(t: TFunction, state: PageState, { key, unit }: Fact): string | undefined {
  if (state.analysis.factsBehind === undefined) return undefined;
  if (key === 'excludedSpend') return t('USPS and DHL only');
  if (key !== totalSpend.key) return unit === 'currency' ? t('All carriers') : undefined;
  return countsExcludedCarriers(state) ? t('USPS and DHL only') : t('Without USPS and DHL');
}
