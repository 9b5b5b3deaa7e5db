import { Anchor, Badge } from '@mantine/core';
import type { RecoveredCredit } from '@waybill/contract';
import { creditOutcomeNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { ShipmentLink } from '../../../ui/shipment/shipment-link.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import type { CreditSort } from './recovery-queries.ts';

type Row = RecoveredCredit & { readonly id: string };

/** The columns of the credits; the type opens a credit. */
export function useCreditColumns(onOpen: (key: string) => void): readonly TableColumn<Row, CreditSort>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('Credit'),
      naming: true,
      cell: ({ key, creditType }) => (
        <Anchor
          component="button"
          type="button"
          fz="sm"
          fw={500}
          ta="start"
          maw="100%"
          truncate
          c="var(--wb-accent-text)"
          onClick={() => onOpen(key)}
        >
          {t(creditType)}
        </Anchor>
      ),
    },
    { header: t('Amount'), sort: 'amount', cell: ({ amount }) => moneyText(amount), numeric: true },
    { header: t('Allocated'), cell: ({ allocated }) => moneyText(allocated), numeric: true },
    {
      header: t('Outcome'),
      sort: 'outcome',
      cell: ({ outcome }) => (
        <Badge variant={outcome === 'to_decide' ? 'filled' : 'default'} tt="none" fw={500} miw="max-content">
          {t(creditOutcomeNames[outcome])}
        </Badge>
      ),
    },
    {
      header: t('Claim number'),
      cell: ({ parts }) => [...new Set(parts.map(({ claimReference }) => claimReference).filter(Boolean))].join(', '),
      roomy: true,
    },
    {
      header: t('Tracking Number'),
      cell: ({ trackingNumber, clientId }) =>
        trackingNumber === null ? '' : <ShipmentLink trackingNumber={trackingNumber} clientId={clientId} />,
    },
    { header: t('Invoice date'), sort: 'billDate', cell: ({ billDate }) => displayDate(billDate) },
    { header: t('Invoice'), cell: ({ invoiceNumber }) => invoiceNumber, roomy: true },
    { header: t('Carrier'), sort: 'carrierName', cell: ({ carrierName }) => carrierName, wide: true },
    { header: t('Client'), cell: ({ clientName }) => clientName, wide: true, roomy: true },
  ];
}
