import { Button, Center, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Further notes on missing rows. */
  readonly note?: string | undefined;
  readonly hasFilters: boolean;
  readonly onClear: () => void;
}

/** S2 section 2. */
export function GridEmpty({ note, hasFilters, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <Center flex={1} p="xl">
      <Stack align="center" gap={6} ta="center">
        <Text fw={500}>{t('No Data available')}</Text>
        <Text size="sm" c="dimmed">
          {t('There are no invoices for the selected criteria')}
        </Text>
        {note === undefined ? null : (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {hasFilters ? (
          <Button size="xs" variant="light" mt={6} onClick={onClear}>
            {t('Clear the filters of the grid')}
          </Button>
        ) : null}
      </Stack>
    </Center>
  );
}
