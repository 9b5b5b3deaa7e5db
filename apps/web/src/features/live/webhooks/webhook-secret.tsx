import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { renewWebhookSecret, type Webhook } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';

/** Makes the secret of a webhook and shows it once. */
export function WebhookSecret({ webhook: { id } }: { readonly webhook: Webhook }) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<string>();
  const renew = async () => {
    setSecret((await call(renewWebhookSecret, { params: { id } })).secret);
    return t('The secret is new. Messages are signed with it from now on.');
  };
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('Secret')}</Text>
      <Text size="sm" c="dimmed">
        {t('The receiver needs the secret to see that a message is from here. It is shown once, when it is made.')}
      </Text>
      {secret === undefined ? null : (
        <>
          <Alert color="yellow" variant="light" role="status">
            {t('Copy the secret now and keep it like a password. It will not be shown again.')}
          </Alert>
          <Code block dir="ltr" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {secret}
          </Code>
        </>
      )}
      <Group gap="sm">
        {secret === undefined ? null : (
          <CopyButton value={secret}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? t('Copied') : t('Copy secret')}</Button>}
          </CopyButton>
        )}
        <ConfirmButton
          label={t('New secret')}
          question={t('Receivers that know the secret of before refuse messages until they have the new one.')}
          act={renew}
        />
      </Group>
    </Stack>
  );
}
