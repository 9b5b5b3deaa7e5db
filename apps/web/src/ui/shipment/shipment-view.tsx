import { Badge, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cellText, moneyText } from '../../lib/languages/formats.ts';
import { CardFailure } from '../card/card-states.tsx';
import { Spinner } from '../waiting/spinner.tsx';
import { AddressSection } from './address-section.tsx';
import { AmountsTable } from './amounts-table.tsx';
import { PackageResponses } from './carrier-responses/package-responses.tsx';
import { DeliverySources } from './delivery-sources.tsx';
import { DetailTable } from './detail-table.tsx';
import { familyNames } from './family-names.ts';
import { amountsOf, type Shipment, type TimelineEvent } from './shipment.ts';
import { chargesOptions, tellsIncentives } from './shipment-queries.ts';
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

/** The seven kinds of charges with gross, incentive and net (S2 section 3). */
function ChargeFamilies({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation();
  return (
    <AmountsTable
      label={t('Charges by kind')}
      heading={t('Kind')}
      withIncentives
      rows={shipment.families.map(({ family, ...amounts }) => ({ name: t(familyNames[family]), ...amounts }))}
    />
  );
}

/** Every charge of the line; one of zero where the carrier billed none (S2 section 9). */
function ChargeLines({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(chargesOptions(shipment));
  if (error !== null) return <CardFailure error={error} height={120} onRetry={() => void refetch()} />;
  if (data === undefined) return <Spinner size="sm" label={t('Loading')} />;
  const none = { chargeDescription: t('No charges'), netAmount: 0, incentiveAmount: 0 };
  return (
    <AmountsTable
      label={t('Charges')}
      heading={t('Charge')}
      withIncentives={tellsIncentives(shipment)}
      rows={(data.length === 0 ? [none] : data).map((line) => ({
        name: line.chargeDescription === '' ? t('Charge without a name') : line.chargeDescription,
        ...amountsOf(line),
      }))}
    />
  );
}

/** From pickup to invoice at one glance. */
function ShipmentTimeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <Title order={3}>{t('Timeline')}</Title>
      <ol className={classes.timeline} aria-label={t('Timeline')}>
        {events.map(({ label, value, isDone }) => (
          <li key={label} className={isDone ? classes.done : undefined}>
            <span className={classes.event}>{t(label)}</span>
            <span className={value === '' ? classes.quiet : 'numeric'}>{value === '' ? cellText('') : value}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
