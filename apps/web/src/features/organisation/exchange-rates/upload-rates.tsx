import { Button, FileButton, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { uploadExchangeRates } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';

/** A CSV file of rates, stored as a whole or not at all. */
export function UploadRates() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const uploading = useMutation({
    mutationFn: async (file: File) =>
      call(uploadExchangeRates, { body: { fileName: file.name, content: await file.text() } }),
    onSuccess: ({ stored }) => {
      void queryClient.invalidateQueries({ queryKey: ['administration', 'exchange-rates'] });
      notifications.show({ color: 'green', message: t('{{count, number}} rates saved.', { count: stored }) });
    },
    onError: (error) => notifyFailure(t('Nothing was stored from this file.'), error),
  });
  const hint = t(
    'CSV with the columns date, currency, usd_rate. Existing rates are replaced; amounts already loaded keep their US dollars.',
  );
  return (
    <Tooltip
      label={<Text size="xs">{hint}</Text>}
      multiline
      maw={280}
      events={{ hover: true, focus: true, touch: true }}
    >
      <div>
        <FileButton
          accept=".csv,text/csv"
          onChange={(file) => {
            if (file !== null) uploading.mutate(file);
          }}
        >
          {(props) => (
            <Button
              {...props}
              leftSection={<IconUpload size={16} />}
              loading={uploading.isPending}
              aria-describedby="rate-file-hint"
            >
              {t('Upload rates')}
            </Button>
          )}
        </FileButton>
        <span id="rate-file-hint" hidden>
          {hint}
        </span>
      </div>
    </Tooltip>
  );
}
