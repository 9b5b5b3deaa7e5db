import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { percentText, weightText } from '../../../lib/languages/formats.ts';
import { signed } from '../../../ui/cards/signed.ts';
import { type Compared, changeOf } from './business-figures.ts';

/** `+3.10%`, `−1.20 points`; a note if there is no earlier period. */
export function ChangeText(compared: Compared) {
  const { t } = useTranslation();
  const change = changeOf(compared);
  if (change === null) {
    return (
      <Text span size="sm" c="dimmed">
        {t('No comparison')}
      </Text>
    );
  }
  const size =
    compared.figure.unit === 'percent'
      ? t('{{difference}} points', { difference: weightText(Math.abs(change)) })
      : percentText(Math.abs(change));
  return (
    <Text span size="sm" className="numeric">
      {signed(size, change)}
    </Text>
  );
}
