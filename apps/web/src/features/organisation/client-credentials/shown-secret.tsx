import { Button, Code, CopyButton, Group } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showClientCredentialSecret } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';

/** The secret of a credential, requested when the user wants to see it and discarded when they hide or leave it. */
export function ShownSecret({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const showing = useMutation({
    mutationFn: () => call(showClientCredentialSecret, { params: { id } }),
    gcTime: 0,
    onError: (error) => notifyFailure(t('The secret could not be shown.'), error),
  });
  if (showing.data === undefined) {
    return (
      <Group>
        <Button
          variant="default"
          leftSection={<IconEye size={16} />}
          loading={showing.isPending}
          onClick={() => showing.mutate()}
        >
          {t('Show secret')}
        </Button>
      </Group>
    );
  }
  const { secret } = showing.data;
  return (
    <>
      <Code block dir="ltr" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {secret}
      </Code>
      <Group gap="sm">
        <Button variant="default" leftSection={<IconEyeOff size={16} />} onClick={() => showing.reset()}>
          {t('Hide secret')}
        </Button>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t('Copied') : t('Copy secret')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </>
  );
}
