import { Button, Group, Text } from '@mantine/core';

interface Props {
  readonly count: number;
  readonly shown: number;
  readonly first: number;
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}

/** 'Top 10 of 43', and the way to all of them; nothing where all are shown anyway. */
export function BreakdownFoot({ count, shown, first, all, onAll }: Props) {
  if (count <= first) return null;
  return (
    <Group justify="space-between" mt={4}>
      <Text size="xs" c="dimmed">
        {all ? `All ${count}` : `Top ${shown} of ${count}`}
      </Text>
      <Button variant="subtle" size="compact-xs" onClick={() => onAll(!all)}>
        {all ? `Top ${first} only` : 'Show all'}
      </Button>
    </Group>
  );
}
