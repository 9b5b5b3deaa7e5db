import { Alert, Button, Code, CopyButton, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly token: string;
  readonly onClose: () => void;
}

/** A token that was just made. It cannot be shown again. */
export function ShownToken({ token, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Alert color="yellow" variant="light" role="status">
        {t('Copy the token now and keep it like a password. It will not be shown again.')}
      </Alert>
      <Code block dir="ltr" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {token}
      </Code>
      <Group gap="sm">
        <CopyButton value={token}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? t('Copied') : t('Copy token')}</Button>}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {t('Done')}
        </Button>
      </Group>
    </Stack>
  );
}
