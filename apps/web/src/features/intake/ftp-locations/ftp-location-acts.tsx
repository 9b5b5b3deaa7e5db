import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconPlugConnected } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FtpLocationDetail, fetchFtpLocation, forgetHostKey, testFtpLocation } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';

/** Test the connection, fetch now, forget the key of the server. */
export function FtpLocationActs({ location: { id, host, hostKey } }: { location: FtpLocationDetail }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const params = { id };
  const test = useMutation({
    mutationFn: () => call(testFtpLocation, { params }),
    onSuccess: ({ files, newFiles }) => {
      notifications.show({
        color: 'green',
        message: t('The connection works: {{count, number}} files fit, {{fresh}} of them new.', {
          count: files,
          fresh: countText(newFiles),
        }),
      });
      void queryClient.invalidateQueries();
    },
    onError: (error) => notifyFailure(t('The connection does not work.'), error),
  });
  const fetching = useMutation({
    mutationFn: () => call(fetchFtpLocation, { params }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => notifyFailure(t('The files could not be fetched.'), error),
  });
  const forget = async () => {
    await call(forgetHostKey, { params });
    await queryClient.invalidateQueries();
    return t('The key is forgotten. Test the connection to remember a new one.');
  };
  return (
    <Group gap="sm">
      <Button leftSection={<IconPlugConnected size={16} />} loading={test.isPending} onClick={() => test.mutate()}>
        {t('Test connection')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        loading={fetching.isPending}
        disabled={hostKey === null}
        onClick={() => fetching.mutate()}
      >
        {t('Fetch now')}
      </Button>
      {hostKey === null || host === '' ? null : (
        <ConfirmButton
          label={t('Forget key')}
          question={t(
            'The next test will trust any key the server presents. Do this only if the server’s owner confirms that the key has changed.',
          )}
          act={forget}
        />
      )}
    </Group>
  );
}
