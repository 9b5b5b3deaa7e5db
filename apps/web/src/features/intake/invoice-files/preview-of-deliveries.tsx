import { Text } from '@mantine/core';
import type { PreviewedDeliveries } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';

type PreviewedDelivery = PreviewedDeliveries['first'][number];

const tableHeight = 260;
const lengthOfDay = 'YYYY-MM-DD'.length;

const outcomeTexts: Readonly<Record<PreviewedDelivery['outcome'], string>> = {
  completed: text('Completes a package'),
  known: text('Already known, or known from a better source'),
  waiting: text('Waiting for its invoice'),
  misfit: text('Package shipped at another time'),
};

/** What a file of deliveries would do: the packages by their new status, and its first lines. */
export function PreviewOfDeliveries({ deliveries }: { readonly deliveries: PreviewedDeliveries }) {
  const { t } = useTranslation();
  const { packages, first } = deliveries;
  const statuses = packages
    .map(({ status, packages: count }) => `${status === null ? t('without a status') : t(status)} ${countText(count)}`)
    .join(', ');
  const numbered = first.map((row, place) => ({ ...row, place }));
  return (
    <>
      {packages.length === 0 ? null : (
        <Text size="sm">{t('Packages by their new status: {{statuses}}', { statuses })}</Text>
      )}
      <Text size="sm" fw={500}>
        {t('The first lines')}
      </Text>
      <DataTable<(typeof numbered)[number]>
        caption={t('The first lines')}
        height={tableHeight}
        columns={[
          { header: t('Tracking number'), cell: ({ trackingNumber }) => trackingNumber },
          { header: t('Promised'), cell: ({ promised }) => momentOf(promised) },
          { header: t('Delivered'), cell: ({ delivered }) => momentOf(delivered) },
          { header: t('Carrier says'), cell: ({ carrierStatus }) => carrierStatus ?? '–', roomy: true },
          { header: t('Signed by'), cell: ({ signedBy }) => signedBy ?? '–', roomy: true },
          { header: t('Status'), cell: ({ trackingStatus }) => (trackingStatus === null ? '–' : t(trackingStatus)) },
          { header: t('Outcome'), cell: ({ outcome }) => t(outcomeTexts[outcome]) },
        ]}
        rows={numbered}
        keyOf={({ place }) => String(place)}
      />
    </>
  );
}

const momentOf = (moment: string | null): string =>
  moment === null ? '–' : `${displayDate(moment.slice(0, lengthOfDay))}${moment.slice(lengthOfDay)}`;
