import { Alert, Button, Group, Text } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly text: string;
  readonly pending: boolean;
  readonly onYes: () => void;
}

/** Somebody is signed in with this name elsewhere; 'Yes' logs that session off and signs in here (S3 section 8). */
export function OtherSessionAlert({ text, pending, onYes }: Props) {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" variant="light" icon={<IconDevices size={18} />} role="alert">
      <Group justify="space-between" align="flex-end" gap="sm">
        <Text size="sm" style={{ flex: '1 1 180px' }}>
          {text}
        </Text>
        <Button size="xs" loading={pending} onClick={onYes}>
          {t('Yes')}
        </Button>
      </Group>
    </Alert>
  );
}
