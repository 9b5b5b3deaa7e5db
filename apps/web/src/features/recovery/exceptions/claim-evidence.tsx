import { Badge, Group, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Billing, Finding } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { displayDate, displayDateTime, moneyText, weightText } from '../../../lib/languages/formats.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { DetailTable } from '../../../ui/shipment/detail-table.tsx';
import { evidenceOptions } from './exception-queries.ts';
import { levelOf } from './finding-link.tsx';

interface Props {
  readonly finding: Finding & { readonly trackingNumber: string };
}

const height = 120;

/** What a claim rests on: promised and delivered, the weights, and every invoice that bills or credits the package. */
export function ClaimEvidence({ finding }: Props) {
  const { t } = useTranslation();
  const { clientId, carrierName, trackingNumber } = finding;
  const { data, error, refetch } = useQuery(
    evidenceOptions(levelOf(finding), { clientId, carrierName, trackingNumber }),
  );
  if (data === undefined) {
    return error === null ? (
      <CardSkeleton height={height} />
    ) : (
      <CardFailure error={error} height={height} onRetry={() => void refetch()} />
    );
  }
  const packages = data.billings.filter(({ rowKind }) => rowKind === 'package');
  const billed = packages.find(({ invoiceNumber }) => invoiceNumber === finding.invoiceNumber) ?? packages[0];
  return (
    <>
      {billed === undefined ? null : (
        <div>
          <DetailTable title={t('Evidence')} details={detailsOf(billed)} />
          <Text size="xs" c="dimmed">
            {t('Times are in UTC if the carrier’s file states a time zone, otherwise as the file states them.')}
          </Text>
        </div>
      )}
      <section>
        <Title order={3} fz="sm" mb={6}>
          {t('Invoices with this package')}
        </Title>
        <Table fz="sm" verticalSpacing={6} aria-label={t('Invoices with this package')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('Invoice')}</Table.Th>
              <Table.Th>{t('Invoice date')}</Table.Th>
              <Table.Th ta="end">{t('Net')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.billings.map(({ invoiceNumber, billDate, rowKind, net }) => (
              <Table.Tr key={`${invoiceNumber} ${billDate} ${rowKind}`}>
                <Table.Td>
                  <Group gap={6}>
                    {invoiceNumber}
                    {rowKind === 'adjustment' ? (
                      <Badge variant="default" tt="none" fw={500}>
                        {t('Adjustment')}
                      </Badge>
                    ) : null}
                    {invoiceNumber === finding.invoiceNumber ? (
                      <Badge variant="default" tt="none" fw={500}>
                        {t('This finding')}
                      </Badge>
                    ) : null}
                  </Group>
                </Table.Td>
                <Table.Td className="numeric">{displayDate(billDate)}</Table.Td>
                <Table.Td className="numeric" ta="end">
                  {moneyText(net)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      <Text size="sm">
        {data.credits.length === 0
          ? t('No credit for this package has been received yet.')
          : t('Credits received: {{amount}}', {
              amount: moneyText(-data.credits.reduce((sum, { amount }) => sum + amount, 0)),
            })}
      </Text>
    </>
  );

  function detailsOf({ scheduledDate, deliveryDate, trackingStatus, actualPounds, billPounds }: Billing) {
    const moment = (timestamp: string | null) => (timestamp === null ? '' : displayDateTime(timestamp));
    const pounds = (weight: number | null) => (weight === null ? '' : `${weightText(weight)} lbs`);
    return [
      { label: t('Promised'), value: moment(scheduledDate) },
      { label: t('Delivered'), value: moment(deliveryDate) },
      { label: t('Tracking Status'), value: trackingStatus === null ? '' : t(trackingStatus) },
      { label: t('Actual weight'), value: pounds(actualPounds) },
      { label: t('Billed weight'), value: pounds(billPounds) },
    ];
  }
}
