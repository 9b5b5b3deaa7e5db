import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '@waybill/contract';
import { allCurrencies, type DashboardFilters, leftOutGroups, parcelCarriers } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardClientOptions } from './dashboard-queries.ts';

/** Something that narrows every page. */
export interface DashboardPart {
  /** Where it stands in the address. */
  readonly parameter: 'carriers' | 'divisions' | 'groups' | 'accounts' | 'currency' | 'include';
  readonly label: string;
  readonly values: readonly string[];
}

/** What narrows every page, in words. */
export function useDashboardParts(clientId: number, dashboard: DashboardFilters): readonly DashboardPart[] {
  const { t } = useTranslation();
  const { data } = useQuery({ ...dashboardClientOptions(clientId), enabled: dashboard.carrierIds.length > 0 });
  return useMemo(() => partsOf(dashboard, [...(data?.carriers ?? []), ...parcelCarriers], t), [dashboard, data, t]);
}

function partsOf(
  { carrierIds, accountDivisions, accountGroups, accountNumbers, currencyCode, included }: DashboardFilters,
  carriers: readonly Carrier[],
  t: TFunction,
): readonly DashboardPart[] {
  const nameOf = (id: number) => carriers.find((carrier) => carrier.id === id)?.name ?? String(id);
  const currencies = currencyCode === allCurrencies.code ? [] : [currencyCode];
  const parts: DashboardPart[] = [
    { parameter: 'carriers', label: t('Carrier'), values: carrierIds.map(nameOf) },
    { parameter: 'divisions', label: t('Account Division'), values: accountDivisions },
    { parameter: 'groups', label: t('Account Group'), values: accountGroups },
    { parameter: 'accounts', label: t('Account'), values: accountNumbers },
    { parameter: 'currency', label: t('Currency'), values: currencies },
    { parameter: 'include', label: t('Counted too'), values: included.map((name) => t(leftOutGroups[name].text)) },
  ];
  return parts.filter(({ values }) => values.length > 0);
}
