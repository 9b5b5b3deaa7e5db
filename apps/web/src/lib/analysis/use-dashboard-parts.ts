import { useQuery } from '@tanstack/react-query';
import { allCurrencies, parcelCarriers } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { dashboardClientOptions } from './dashboard-queries.ts';
import type { Analysis } from './use-analysis.ts';

/** Something that narrows every page. */
export interface DashboardPart {
  /** Where it stands in the address. */
  readonly parameter: 'carriers' | 'divisions' | 'groups' | 'accounts' | 'currency';
  readonly label: string;
  readonly values: readonly string[];
}

/** What narrows every page, in words. */
export function useDashboardParts({ client, dashboard }: Pick<Analysis, 'client' | 'dashboard'>): DashboardPart[] {
  const { t } = useTranslation();
  const { carrierIds, accountDivisions, accountGroups, accountNumbers, currencyCode } = dashboard;
  const { data } = useQuery({ ...dashboardClientOptions(client.id), enabled: carrierIds.length > 0 });
  const carriers = [...(data?.carriers ?? []), ...parcelCarriers];
  const nameOf = (id: number) => carriers.find((carrier) => carrier.id === id)?.name ?? String(id);
  const parts: DashboardPart[] = [
    { parameter: 'carriers', label: t('Carrier'), values: carrierIds.map(nameOf) },
    { parameter: 'divisions', label: t('Account Division'), values: accountDivisions },
    { parameter: 'groups', label: t('Account Group'), values: accountGroups },
    { parameter: 'accounts', label: t('Account'), values: accountNumbers },
    {
      parameter: 'currency',
      label: t('Currency'),
      values: currencyCode === allCurrencies.code ? [] : [currencyCode],
    },
  ];
  return parts.filter(({ values }) => values.length > 0);
}
