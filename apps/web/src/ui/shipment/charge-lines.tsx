import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardFailure } from '../card-states.tsx';
import { Spinner } from '../spinner.tsx';
import { AmountsTable } from './amounts-table.tsx';
import { amountsOf, type Shipment } from './shipment.ts';
import { chargesOptions, tellsIncentives } from './shipment-queries.ts';

/** Every charge of the line; one of zero where the carrier billed none (S2 section 9). */
export function ChargeLines({ shipment }: { shipment: Shipment }) {
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
