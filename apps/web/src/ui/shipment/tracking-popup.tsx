import { Center, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText } from '../../lib/languages/formats.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { CardFailure } from '../card/card-states.tsx';
import { Spinner } from '../waiting/spinner.tsx';
import { type BilledLine, linesOptions, type ShipmentScope, shipmentOptions } from './shipment-queries.ts';
import { ShipmentView } from './shipment-view.tsx';
import classes from './tracking.module.css';

interface Props {
  readonly scope: ShipmentScope;
  readonly trackingNumber: string;
  /** One of the number's billed lines by its tracking id; without it the package itself. */
  readonly line: number | undefined;
  readonly onLine: (line: number) => void;
  readonly onClose: () => void;
}

const height = 420;
/** Over the grid, which it may be opened from. */
const overGrid = 350;

/** Everything about one shipment: what it was, from whom to whom, what it cost (S2 section 2). */
export default function TrackingPopup(props: Props) {
  const { t } = useTranslation();
  useFocusReturn();
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened
      onClose={props.onClose}
      lockScroll={false}
      size={820}
      fullScreen={isPhone}
      centered
      zIndex={overGrid}
    >
      <Modal.Overlay />
      <Modal.Content classNames={{ content: classes.content ?? '' }}>
        <div className={classes.head}>
          <Modal.Title fw={600} className={classes.number}>
            {t('Shipment {{trackingNumber}}', { trackingNumber: props.trackingNumber })}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('Close')} />
        </div>
        <Modal.Body className={classes.body}>
          <PopupBody {...props} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function PopupBody({ scope, trackingNumber, line, onLine }: Props) {
  const { t } = useTranslation();
  const lines = useQuery(linesOptions(scope, trackingNumber));
  const shown = line ?? lines.data?.[0]?.trackingId;
  const shipment = useQuery({ ...shipmentOptions(scope, shown ?? 0), enabled: shown !== undefined });
  const error = shipment.error ?? (shown === undefined ? lines.error : null);
  if (error !== null) {
    const retry = () => void (shown === undefined ? lines : shipment).refetch();
    return <CardFailure error={error} height={height} onRetry={retry} />;
  }
  if (shipment.data === null || (shown === undefined && lines.data !== undefined)) {
    return (
      <Center mih={height}>
        <Stack gap={4} ta="center" maw={380}>
          <Text fw={500}>{t('No shipment found')}</Text>
          <Text size="sm" c="dimmed">
            {t('None of the selected clients was billed for this tracking number.')}
          </Text>
        </Stack>
      </Center>
    );
  }
  if (shipment.data === undefined) {
    return (
      <Center mih={height}>
        <Spinner label={t('Loading')} />
      </Center>
    );
  }
  return (
    <ShipmentView key={shipment.data.trackingId} shipment={shipment.data}>
      <BilledLines lines={lines.data ?? []} chosen={shipment.data.trackingId} onChoose={onLine} />
    </ShipmentView>
  );
}

interface BilledLinesProps {
  readonly lines: readonly BilledLine[];
  readonly chosen: number;
  readonly onChoose: (trackingId: number) => void;
}

/** Which of the lines that were billed for the package; nothing if there is one only. */
function BilledLines({ lines, chosen, onChoose }: BilledLinesProps) {
  const { t } = useTranslation();
  if (lines.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      label={t('Billed {{count}} times', { count: lines.length })}
      value={String(chosen)}
      data={lines.map(({ trackingId, invoiceNumber, billDate, net }) => ({
        value: String(trackingId),
        label: t('{{date}} · invoice {{invoiceNumber}} · {{amount}}', {
          date: displayDate(billDate),
          invoiceNumber,
          amount: moneyText(net),
        }),
      }))}
      onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
    />
  );
}
