import { Badge, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../lib/languages/formats.ts';
import { AddressSection } from './address-section.tsx';
import { PackageResponses } from './carrier-responses/package-responses.tsx';
import { ChargeFamilies } from './charge-families.tsx';
import { ChargeLines } from './charge-lines.tsx';
import { DeliverySources } from './delivery-sources.tsx';
import { DetailTable } from './detail-table.tsx';
import type { Shipment } from './shipment.ts';
import { ShipmentTimeline } from './shipment-timeline.tsx';
import classes from './tracking.module.css';
import { TrackingNumber } from './tracking-number.tsx';

interface Props {
  readonly shipment: Shipment;
  /** The choice among the lines of the package. */
  readonly children: ReactNode;
}

const usDollar = 'USD';

/** The shipment's number and amount, what was charged and when it moved, then everything else. */
export function ShipmentView({ shipment, children }: Props) {
  const { t } = useTranslation();
  const { carrierName, trackingNumber, trackingStatus, currencyCode, net } = shipment;
  return (
    <Stack gap="lg">
      <div className={classes.summary}>
        <TrackingNumber carrierName={carrierName} trackingNumber={trackingNumber} />
        <Text size="sm">{carrierName}</Text>
        {trackingStatus === '' ? null : (
          <Badge variant="default" tt="none">
            {t(trackingStatus)}
          </Badge>
        )}
        <Text size="sm" fw={600} className="numeric">
          {moneyText(net)}
        </Text>
        {currencyCode === usDollar ? null : (
          <Text size="xs" c="dimmed">
            {t('Invoiced in {{currencyCode}}, shown in US dollars.', { currencyCode })}
          </Text>
        )}
      </div>
      {children}
      <div className={classes.lead}>
        <section className={classes.section}>
          <Title order={3}>{t('Charges')}</Title>
          <ChargeLines shipment={shipment} />
        </section>
        <ShipmentTimeline events={shipment.timeline} />
      </div>
      <div className={classes.columns}>
        <DetailTable title={t('Shipment')} details={shipment.shipment} />
        <DetailTable title={t('Delivery')} details={shipment.delivery} />
      </div>
      <DeliverySources shipment={shipment} />
      <AddressSection sender={shipment.sender} receiver={shipment.receiver} />
      <PackageResponses clientId={shipment.clientId} trackingNumber={trackingNumber} carrierName={carrierName} />
      <section className={classes.section}>
        <Title order={3}>{t('Charges by kind')}</Title>
        <ChargeFamilies shipment={shipment} />
      </section>
    </Stack>
  );
}
