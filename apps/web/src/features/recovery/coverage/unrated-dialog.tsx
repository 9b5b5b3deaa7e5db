import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CoverageLack, type RatingLack, ratingLacks, unratedPackages } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { lackText } from '../../../lib/languages/lack-text.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ShipmentLink } from '../../../ui/shipment/shipment-link.tsx';
import classes from './coverage.module.css';

/** Of which packages somebody asks why agreements could not rate them. */
export interface AskedUnrated {
  readonly reason: RatingLack;
  readonly about: string;
  readonly carrierName: string | undefined;
  readonly clientId: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A reason of rating whose packages are known: those of no agreement are asked of none. */
export const hasPackages = (reason: CoverageLack): reason is RatingLack =>
  reason !== 'no_agreement' && (ratingLacks as readonly string[]).includes(reason);

const height = 240;
const width = 820;

/** The packages that agreements could not rate for a reason, those of the newest invoices first. */
export function UnratedDialog({ asked, onClose }: { readonly asked: AskedUnrated; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['unrated packages', asked],
    queryFn: ({ signal }) => call(unratedPackages, { query: asked }, signal),
  });
  return (
    <Dialog title={lackText(t, asked)} onClose={onClose} size={width}>
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
      {data === undefined ? null : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {data.count > data.packages.length
              ? t('Packages of the newest invoices: {{shown}} of {{all}}', {
                  shown: countText(data.packages.length),
                  all: countText(data.count),
                })
              : t('Packages: {{number}}', { number: countText(data.count) })}
          </Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
          <section className={classes.unrated} aria-label={t('Packages')} tabIndex={0}>
            <Table fz="sm" verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('Tracking number')}</Table.Th>
                  <Table.Th>{t('Carrier')}</Table.Th>
                  <Table.Th>{t('Service')}</Table.Th>
                  <Table.Th>{t('Ship date')}</Table.Th>
                  <Table.Th>{t('Invoice')}</Table.Th>
                  <Table.Th ta="end">{t('Billed')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.packages.map((each) => (
                  <Table.Tr key={`${each.trackingNumber} ${each.invoiceNumber}`}>
                    <Table.Td>
                      <ShipmentLink trackingNumber={each.trackingNumber} clientId={each.clientId} />
                    </Table.Td>
                    <Table.Td>{each.carrierName}</Table.Td>
                    <Table.Td>{each.service}</Table.Td>
                    <Table.Td className="numeric">{displayDate(each.shipDate)}</Table.Td>
                    <Table.Td>{each.invoiceNumber}</Table.Td>
                    <Table.Td ta="end" className="numeric">
                      {moneyText(each.amount)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </section>
        </>
      )}
    </Dialog>
  );
}
