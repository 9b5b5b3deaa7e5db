import { Anchor, Badge, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { trackingLink } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, displayDateTime, moneyText } from '../../../lib/languages/formats.ts';
import { ShipmentLink } from '../../../ui/shipment/shipment-link.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';
import type { LookupRow } from './lookup-rows.ts';

/** The list with what is known of each number. */
export function LookupTable({ rows }: { readonly rows: readonly LookupRow[] }) {
  const { t } = useTranslation();
  return <DataTable caption={t('Shipments found')} columns={useColumns()} rows={rows} keyOf={({ key }) => key} />;
}

function useColumns(): readonly DataTableColumn<LookupRow>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('Tracking Number'),
      cell: ({ trackingNumber, shipment }) => (
        <ShipmentLink trackingNumber={trackingNumber} clientId={shipment?.clientId} />
      ),
    },
    {
      header: t('Status'),
      cell: ({ shipment }) =>
        shipment === undefined ? (
          <Text size="sm" c="dimmed">
            {t('Not found')}
          </Text>
        ) : (
          <StatusBadge status={shipment.trackingStatus} />
        ),
    },
    {
      header: t('Carrier'),
      cell: ({ shipment }) =>
        shipment === undefined ? (
          ''
        ) : (
          <CarrierLink carrierName={shipment.carrierName} trackingNumber={shipment.trackingNumber} />
        ),
    },
    { header: t('Client'), cell: ({ shipment }) => shipment?.clientName },
    { header: t('Service'), cell: ({ shipment }) => shipment?.service },
    { header: t('Ship date'), cell: ({ shipment }) => shipment && displayDate(shipment.shipDate) },
    { header: t('Scheduled'), cell: ({ shipment }) => momentOf(shipment?.scheduledDate) },
    { header: t('Delivered'), cell: ({ shipment }) => momentOf(shipment?.deliveryDate) },
    { header: t('Invoices'), cell: ({ shipment }) => shipment && countText(shipment.invoices), numeric: true },
    { header: t('Net Amount'), cell: ({ shipment }) => shipment && moneyText(shipment.net), numeric: true },
    { header: t('Refunds'), cell: ({ shipment }) => shipment && moneyText(shipment.refunds), numeric: true },
  ];
}

const momentOf = (moment: string | null | undefined): string =>
  moment === null || moment === undefined ? '' : displayDateTime(moment);

function StatusBadge({ status }: { readonly status: string | null }) {
  const { t } = useTranslation();
  if (status === null) return <Text size="sm">{t('Unknown')}</Text>;
  return (
    <Badge variant="default" tt="none" fw={500} miw="max-content">
      {t(status)}
    </Badge>
  );
}

function CarrierLink({
  carrierName,
  trackingNumber,
}: {
  readonly carrierName: string;
  readonly trackingNumber: string;
}) {
  const { t } = useTranslation();
  const link = trackingLink(carrierName, trackingNumber);
  if (link === undefined) return carrierName;
  return (
    <Anchor href={link} target="_blank" rel="noreferrer" fz="sm" style={{ whiteSpace: 'nowrap' }}>
      {carrierName} <IconExternalLink size={14} stroke={1.7} aria-label={t('opens on the carrier’s site')} />
    </Anchor>
  );
}
