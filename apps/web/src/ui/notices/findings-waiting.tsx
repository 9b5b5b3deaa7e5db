import { Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

const lookMilliseconds = 3_000;

/** After how many milliseconds to look again while findings of clients are being worked out; false: not at all. */
export const untilWorkedOut = (clients: number | undefined): number | false =>
  clients === undefined || clients === 0 ? false : lookMilliseconds;

/** That findings of clients are being worked out. */
export const waitingText = (t: TFunction, clients: number): string =>
  t('Findings of {{count, number}} clients are being worked out. Until then, those found before are shown.', {
    count: clients,
  });

/** The same as a notice; nothing while all are worked out. */
export function FindingsWaiting({ clients }: { readonly clients: number }) {
  const { t } = useTranslation();
  return clients === 0 ? null : (
    <Text size="sm" role="status">
      {waitingText(t, clients)}
    </Text>
  );
}
