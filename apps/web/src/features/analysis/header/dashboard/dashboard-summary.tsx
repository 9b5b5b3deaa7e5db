import { Text } from '@mantine/core';
import { allCarriers, type DashboardFilters, type DateFilter, dateTypeLabels } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { DashboardClient } from '../../../../lib/analysis/dashboard-queries.ts';
import { rangeText } from '../../../../lib/languages/formats.ts';
import { ownedNameLabel } from '../../../../lib/languages/owned-name-label.ts';

interface Props {
  readonly client: DashboardClient | undefined;
  readonly dates: DateFilter | undefined;
  readonly filters: DashboardFilters;
}

/** The summary line: date type and range, carriers, divisions, groups, accounts and currency (S3 section 2.5). */
export function DashboardSummary({ client, dates, filters }: Props) {
  const { t } = useTranslation();
  const carriers = filters.carrierIds.map(
    (id) => client?.carriers.find((carrier) => carrier.id === id)?.name ?? String(id),
  );
  const ownedNames = (texts: readonly string[]) => texts.map((text) => ownedNameLabel(text, client));
  const parts = [
    ...(dates === undefined ? [] : [`${t(dateTypeLabels[dates.type])} ${rangeText(dates)}`]),
    carriers.length === 0 ? t(allCarriers.name) : carriers.join(', '),
    listed(t('Account Division(s)'), ownedNames(filters.accountDivisions), t('All')),
    listed(t('Account Group(s)'), ownedNames(filters.accountGroups), t('All')),
    listed(t('Account'), ownedNames(filters.accountNumbers), t('All')),
    t(filters.currencyCode),
  ];
  return (
    <Text size="sm" fw={500} className="numeric" role="status">
      {parts.join(' · ')}
    </Text>
  );
}

function listed(label: string, values: readonly string[], all: string): string {
  return `${label}: ${values.length === 0 ? all : values.join(', ')}`;
}
