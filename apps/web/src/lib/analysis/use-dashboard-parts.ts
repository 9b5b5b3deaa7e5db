import { useQuery } from '@tanstack/react-query';
import type { Carrier, Client } from '@waybill/contract';
import { allCurrencies, type DashboardFilters, leftOutGroups, parcelCarriers } from '@waybill/model';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Family, ownedNameLabel } from '../languages/owned-name-label.ts';
import { dashboardClientOptions } from './dashboard-queries.ts';

/** Something that narrows every page. */
export interface DashboardPart {
  /** Where it is in the address. */
  readonly parameter: 'carriers' | 'divisions' | 'groups' | 'accounts' | 'currency' | 'include';
  readonly label: string;
  readonly values: readonly string[];
}

/** What narrows every page, in words. */
export function useDashboardParts(client: Client, dashboard: DashboardFilters): readonly DashboardPart[] {
  const { t } = useTranslation();
  const { data } = useQuery({ ...dashboardClientOptions(client.id), enabled: dashboard.carrierIds.length > 0 });
  return useMemo(
    () => partsOf(dashboard, [...(data?.carriers ?? []), ...parcelCarriers], client, t),
    [dashboard, data, client, t],
  );
}

function partsOf(
  { carrierIds, accountDivisions, accountGroups, accountNumbers, currencyCode, included }: DashboardFilters,
  carriers: readonly Carrier[],
  family: Family,
  t: TFunction,
): readonly DashboardPart[] {
  const ownedNames = (texts: readonly string[]) => texts.map((text) => ownedNameLabel(text, family));
  const nameOf = (id: number) => carriers.find((carrier) => carrier.id === id)?.name ?? String(id);
  const currencies = currencyCode === allCurrencies.code ? [] : [currencyCode];
  const parts: DashboardPart[] = [
    { parameter: 'carriers', label: t('Carrier'), values: carrierIds.map(nameOf) },
    { parameter: 'divisions', label: t('Account Division'), values: ownedNames(accountDivisions) },
    { parameter: 'groups', label: t('Account Group'), values: ownedNames(accountGroups) },
    { parameter: 'accounts', label: t('Account'), values: ownedNames(accountNumbers) },
    { parameter: 'currency', label: t('Currency'), values: currencies },
    { parameter: 'include', label: t('Also counted'), values: included.map((name) => t(leftOutGroups[name].text)) },
  ];
  return parts.filter(({ values }) => values.length > 0);
}
