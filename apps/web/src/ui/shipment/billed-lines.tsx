import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText } from '../../lib/languages/formats.ts';
import type { BilledLine } from './shipment-queries.ts';

interface Props {
  readonly lines: readonly BilledLine[];
  readonly chosen: number;
  readonly onChoose: (trackingId: number) => void;
}

/** Which of the lines that were billed for the package; nothing if there is one only. */
export function BilledLines({ lines, chosen, onChoose }: Props) {
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
