import { Badge, Button, Flex, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type CarrierResponse, captchaFileDetails, downloadCaptchaFile, type ResponseOutcome } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { text } from '../../../lib/languages/text.ts';
import { Dialog } from '../../dialogs/dialog.tsx';

const labels: Readonly<Record<ResponseOutcome, string>> = {
  credited: text('Credited'),
  denied: text('Denied'),
  adjusted: text('Adjusted'),
};

interface Props {
  readonly response: CarrierResponse;
  readonly carrierName: string;
  /** Whether all is on one line, as high as a row of the grid. */
  readonly isOneLine?: boolean;
}

/** What a carrier answered to a claim: its decision, and the file as it came (S1 section 6). */
export function ActionCell({ response, carrierName, isOneLine = false }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>();
  const params = { id: response.id };
  const onError = (error: Error) => notifications.show({ color: 'red', message: errorText(error) });
  const download = useMutation({
    mutationFn: async () => {
      const { fileName } = await call(captchaFileDetails, { params });
      saveFile(await callFile(downloadCaptchaFile, { params }), fileName);
    },
    onError,
  });
  const show = useMutation({
    mutationFn: async () => (await callFile(downloadCaptchaFile, { params })).text(),
    onSuccess: setShown,
    onError,
  });
  return (
    <Flex direction={isOneLine ? 'row' : 'column'} gap={isOneLine ? 8 : 4} align={isOneLine ? 'center' : 'flex-start'}>
      <Group gap={6} wrap="nowrap">
        <Badge
          variant="default"
          tt="none"
          fw={500}
          miw="max-content"
          title={isOneLine ? response.gsrReasons : undefined}
        >
          {t(labels[response.outcome])}
        </Badge>
        {response.gsrReasons === '' || isOneLine ? null : <Text size="xs">{response.gsrReasons}</Text>}
      </Group>
      <Group gap={6} wrap={isOneLine ? 'nowrap' : 'wrap'}>
        {response.isText ? (
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<IconFileText size={13} />}
            loading={show.isPending}
            onClick={() => show.mutate()}
          >
            {carrierName === 'FedEx'
              ? t('Show FedEx Response')
              : t('Show {{carrier}} Response', { carrier: carrierName })}
          </Button>
        ) : null}
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconDownload size={13} />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('Download Captcha Response')}
        </Button>
      </Group>
      {shown === undefined ? null : (
        <Dialog title={response.fileName} size={640} overPopovers onClose={() => setShown(undefined)}>
          <Text component="pre" size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {shown}
          </Text>
        </Dialog>
      )}
    </Flex>
  );
}
