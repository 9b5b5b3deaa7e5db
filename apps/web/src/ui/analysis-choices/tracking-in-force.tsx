import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { useShipmentAddress } from '../../lib/analysis/use-shipment-address.ts';
import { Chip } from './chip.tsx';
import { shortList } from './short-list.ts';

/** The tracking numbers that the page is narrowed to; a single one opens as a shipment. */
export function TrackingInForce({ analysis: { state, search, go } }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const shipment = useShipmentAddress();
  const [first, ...more] = state.trackingNumbers;
  if (first === undefined) return null;
  return (
    <>
      <Chip
        text={t('Tracking: {{numbers}}', { numbers: shortList(state.trackingNumbers) })}
        whole={t('Tracking: {{numbers}}', { numbers: state.trackingNumbers.join(', ') })}
        onRemove={() => go({ ...search, tracking: undefined })}
      />
      {more.length === 0 ? (
        <Button variant="subtle" size="compact-sm" fz="xs" onClick={() => shipment.open(first)}>
          {t('Show the shipment')}
        </Button>
      ) : null}
    </>
  );
}
