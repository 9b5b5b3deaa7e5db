import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeliverySource } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { displayDate, displayDateTime } from '../../lib/languages/formats.ts';
import { momentText } from '../../lib/languages/moment-text.ts';
import { DataTable } from '../tables/data-table.tsx';
import type { Shipment } from './shipment.ts';
import { deliverySourcesOptions } from './shipment-queries.ts';
import { sourceKindTexts } from './source-kind-texts.ts';
import classes from './tracking.module.css';

/** Every source that tells of the delivery, the ones that count first; nothing where no source does. */
export function DeliverySources({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { data } = useQuery(deliverySourcesOptions(shipment));
  const sources = (data ?? []).filter(tells).map((source, place) => ({ ...source, place }));
  if (sources.length === 0) return null;
  return (
    <section className={classes.section}>
      <Title order={3}>{t('What is known about the delivery')}</Title>
      <DataTable<(typeof sources)[number]>
        caption={t('What is known about the delivery')}
        columns={[
          {
            header: t('Source'),
            cell: ({ kind, name }) =>
              name === null ? t(sourceKindTexts[kind]) : `${t(sourceKindTexts[kind])}: ${name}`,
          },
          { header: t('Counts for'), cell: (source) => <CountsFor source={source} /> },
          { header: t('Promised'), cell: ({ promised }) => stated(promised) },
          { header: t('Delivered'), cell: ({ delivered }) => stated(delivered) },
          { header: t('Carrier says'), cell: ({ carrierStatus }) => carrierStatus ?? '–', roomy: true },
          {
            header: t('Signed by'),
            cell: ({ signedBy, leftAt }) => [leftAt, signedBy].filter((each) => each !== null).join(', ') || '–',
            roomy: true,
          },
          {
            header: t('Received (UTC)'),
            cell: ({ receivedAt }) => (receivedAt === null ? '–' : momentText(receivedAt)),
            roomy: true,
          },
        ]}
        rows={sources}
        keyOf={({ place }) => String(place)}
      />
    </section>
  );
}

const tells = ({ promised, delivered, carrierStatus, signedBy }: DeliverySource): boolean =>
  promised !== null || delivered !== null || carrierStatus !== null || signedBy !== null;

function CountsFor({ source: { givesDelivery, givesPromise, isExcused } }: { readonly source: DeliverySource }) {
  const { t } = useTranslation();
  const parts = [
    ...(givesDelivery ? [t('Delivery')] : []),
    ...(givesPromise ? [t('Promise')] : []),
    ...(isExcused ? [t('Excuse')] : []),
  ];
  return parts.length === 0 ? '–' : parts.join(', ');
}

/** A moment on the clock of its place, as the source states it. */
function stated(moment: DeliverySource['delivered']): string {
  if (moment === null) return '–';
  if (!moment.hasTime) return displayDate(moment.local.slice(0, 'YYYY-MM-DD'.length));
  const at = displayDateTime(moment.local);
  return moment.offsetMinutes === null ? at : `${at} ${offsetText(moment.offsetMinutes)}`;
}

function offsetText(minutes: number): string {
  const hours = String(Math.floor(Math.abs(minutes) / 60));
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
