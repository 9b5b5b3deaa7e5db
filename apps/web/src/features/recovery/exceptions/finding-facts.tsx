import type { FindingDetail } from '@waybill/contract';
import { dimensionUnitName } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../../lib/languages/formats.ts';
import { InvoiceLink } from '../../../ui/invoices/invoice-link.tsx';
import { ShipmentLink } from '../../../ui/shipment/shipment-link.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';

/** Whose package it is, where it is billed, and what the price depends on. */
export function FindingFacts({ detail: { finding, inputs, invoiceId } }: { readonly detail: FindingDetail }) {
  const { t } = useTranslation();
  const { invoiceNumber, trackingNumber, clientId } = finding;
  const sides = inputs === null ? [] : [inputs.length, inputs.width, inputs.height];
  const isSized = sides.length > 0 && sides.every((side) => side !== null && side > 0);
  return (
    <FactsTable
      facts={[
        ...(trackingNumber === null
          ? []
          : [[t('Tracking Number'), <ShipmentLink key="link" {...{ trackingNumber, clientId }} />] as const]),
        [
          t('Invoice number'),
          invoiceId === null ? invoiceNumber : <InvoiceLink key="link" invoice={{ id: invoiceId, invoiceNumber }} />,
        ],
        [t('Invoice date'), displayDate(finding.billDate)],
        [t('Ship date'), displayDate(finding.shipDate)],
        [t('Client'), finding.clientName],
        [t('Carrier'), finding.carrierName],
        [t('Account'), finding.accountNumber],
        ...(finding.charge === '' ? [] : [[t('Charge'), finding.charge] as const]),
        ...(inputs === null
          ? []
          : ([
              [t('Service'), finding.service],
              [t('Zone'), inputs.zone || '–'],
              [t('Dimensions'), isSized ? `${sides.join(' × ')} ${t(dimensionUnitName(inputs.sideUnit))}`.trim() : '–'],
              [t('Postal codes'), `${inputs.senderPostalCode || '–'} → ${inputs.consigneePostalCode || '–'}`],
            ] as const)),
      ]}
    />
  );
}
