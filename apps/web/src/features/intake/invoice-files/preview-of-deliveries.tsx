import { Text } from '@mantine/core';
import type { PreviewedDeliveries } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';

type PreviewedDelivery = PreviewedDeliveries['first'][number];
type Numbered = PreviewedDelivery & { readonly place: number };

const tableHeight = 260;
const lengthOfDay = 'YYYY-MM-DD'.length;

const outcomeTexts: Readonly<Record<PreviewedDelivery['outcome'], string>> = {
  completed: text('Completes a package'),
  known: text('Already known, or known from a better source'),
  waiting: text('Waiting for its invoice'),
  misfit: text('Package shipped at another time'),
};

/** Their headers are translated where they are shown. */
const deliveryColumns: readonly DataTableColumn<Numbered>[] = [
  { header: text('Promised'), cell: ({ promised }) => momentOf(promised) },
  { header: text('Delivered'), cell: ({ delivered }) => momentOf(delivered) },
  { header: text('Carrier says'), cell: ({ carrierStatus }) => carrierStatus ?? '–', roomy: true },
  { header: text('Signed by'), cell: ({ signedBy }) => signedBy ?? '–', roomy: true },
];

const fieldColumns: readonly DataTableColumn<Numbered>[] = [
  { header: text('Order Number'), cell: ({ fields }) => fields.order_number ?? '–' },
  { header: text('SKU'), cell: ({ fields }) => fields.sku ?? '–' },
  { header: text('Cost Centre'), cell: ({ fields }) => fields.cost_centre ?? '–' },
  { header: text('Carton'), cell: ({ fields }) => fields.carton ?? '–' },
];

/** What a file of deliveries or reference fields would do: the packages by their new status, and its first lines. */
export function PreviewOfDeliveries({ deliveries }: { readonly deliveries: PreviewedDeliveries }) {
  const { t } = useTranslation();
  const { kind, packages, first } = deliveries;
  const isOfReferences = kind === 'references';
  const hasFields = first.some(({ fields }) => Object.keys(fields).length > 0);
  const shown = [...(isOfReferences ? [] : deliveryColumns), ...(hasFields ? fieldColumns : [])];
  const statuses = packages
    .map(({ status, packages: count }) => `${status === null ? t('without a status') : t(status)} ${countText(count)}`)
    .join(', ');
  const numbered = first.map((row, place) => ({ ...row, place }));
  return (
    <>
      {packages.length === 0 || isOfReferences ? null : (
        <Text size="sm">{t('Packages by their new status: {{statuses}}', { statuses })}</Text>
      )}
      <Text size="sm" fw={500}>
        {t('The first lines')}
      </Text>
      <DataTable<Numbered>
        caption={t('The first lines')}
        height={tableHeight}
        columns={[
          {
            header: isOfReferences ? t('Tracking number or reference') : t('Tracking number'),
            cell: ({ trackingNumber, reference }) => trackingNumber || reference || '–',
          },
          ...shown.map((column) => ({ ...column, header: t(column.header) })),
          ...(isOfReferences
            ? []
            : [
                {
                  header: t('Status'),
                  cell: ({ trackingStatus }: Numbered) => (trackingStatus === null ? '–' : t(trackingStatus)),
                },
              ]),
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
