import { Button, Center, Stack, Text } from '@mantine/core';

interface Props {
  readonly hasFilters: boolean;
  readonly onClear: () => void;
}

/** S2 section 2. */
export function GridEmpty({ hasFilters, onClear }: Props) {
  return (
    <Center flex={1} p="xl">
      <Stack align="center" gap={6} ta="center">
        <Text fw={500}>No Data available</Text>
        <Text size="sm" c="dimmed">
          There are no invoices for the selected criteria
        </Text>
        {hasFilters ? (
          <Button size="xs" variant="light" mt={6} onClick={onClear}>
            Clear the grid's filters
          </Button>
        ) : null}
      </Stack>
    </Center>
  );
}
