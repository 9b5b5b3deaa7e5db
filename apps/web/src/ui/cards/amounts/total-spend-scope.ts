import { type Fact, type PageState, scopeOfTotalSpend, totalSpend } from '@waybill/model';
import type { TFunction } from 'i18next';

/** Which carriers a figure counts, on a page where that differs from figure to figure. */
export function carriersText(t: TFunction, state: PageState, { key, unit }: Fact): string | undefined {
  const scope = scopeOfTotalSpend(state);
  if (state.analysis.factsBehind === undefined || scope === 'all') return undefined;
  if (key === 'excludedSpend') return t('USPS and DHL only');
  if (key !== totalSpend.key) return unit === 'currency' ? t('All carriers') : undefined;
  return scope === 'excluded' ? t('USPS and DHL only') : t('Without USPS and DHL');
}
