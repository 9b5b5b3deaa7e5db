import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PieParts } from './pie-parts.ts';

interface Props {
  readonly pie: PieParts<{ readonly name: string; readonly value: number }>;
  readonly valueText: (value: number) => string;
}

const mostNamed = 6;

/** What the shares of a ring are of, and the parts that cannot be slices; nothing if all parts are slices. */
export function PieNote({ pie: { opposite, whole, net }, valueText }: Props) {
  const { t } = useTranslation();
  if (opposite.length === 0) return null;
  const named = opposite.slice(0, mostNamed).map(({ name, value }) => `${name} ${valueText(value)}`);
  const more = opposite.length - named.length;
  const rest = more > 0 ? [t('{{others}} more', { others: more })] : [];
  const parts = { whole: valueText(whole), net: valueText(net), parts: [...named, ...rest].join(' · ') };
  return (
    <Text size="xs" c="dimmed" mt={6}>
      {whole < 0
        ? t(
            'Shares are percentages of {{whole}}, the sum of all parts below zero. Parts above zero are not drawn: {{parts}}. Net: {{net}}.',
            parts,
          )
        : t(
            'Shares are percentages of {{whole}}, the sum of all parts above zero. Parts below zero are not drawn: {{parts}}. Net: {{net}}.',
            parts,
          )}
    </Text>
  );
}
