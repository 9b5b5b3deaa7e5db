import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../lib/languages/formats.ts';

interface Props {
  readonly count: number;
  readonly shown: number;
  readonly first: number;
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}

/** 'Top 10 of 43', and the way to all of them; nothing if all are shown anyway. */
export function BreakdownFoot({ count, shown, first, all, onAll }: Props) {
  const { t } = useTranslation();
  if (count <= first) return null;
  return (
    <Group justify="space-between" mt={4}>
      <Text size="xs" c="dimmed">
        {all
          ? t('All {{all}}', { all: countText(count) })
          : t('Top {{shown}} of {{all}}', { shown, all: countText(count) })}
      </Text>
      <Button data-not-in-pictures variant="subtle" size="compact-xs" onClick={() => onAll(!all)}>
        {all ? t('Top {{first}} only', { first }) : t('Show all')}
      </Button>
    </Group>
  );
}
