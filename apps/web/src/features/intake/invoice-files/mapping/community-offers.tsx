import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { FileMapping } from '@waybill/contract';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly offers: readonly FileMapping[];
  readonly mapping: FileMapping;
  onTake(mapping: FileMapping): void;
}

/** Mappings that others made for files with these columns; nothing where there are none, or where one was taken. */
export function CommunityOffers({ offers, mapping, onTake }: Props) {
  const { t } = useTranslation();
  if (offers.length === 0 || offers.includes(mapping)) return null;
  return (
    <Alert
      variant="light"
      color="blue"
      icon={<IconUsers size={18} />}
      title={t('A layout for these columns comes with Waybill')}
    >
      <Stack gap="xs">
        <Text size="sm">
          {t('Others mapped such a file. You can start from their mapping instead of the guess, and change it.')}
        </Text>
        <Group gap="xs">
          {offers.map((offer) => (
            <Button key={offer.name} size="xs" variant="default" onClick={() => onTake(offer)}>
              {t('Use ‘{{name}}’', { name: offer.name })}
            </Button>
          ))}
        </Group>
      </Stack>
    </Alert>
  );
}
