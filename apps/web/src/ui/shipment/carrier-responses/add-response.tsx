import { Button, FileInput, Select, Stack, Textarea, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { addCarrierResponse, type ResponseOutcome, responseOutcomes } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { base64Of } from '../../../lib/files/base64-of.ts';
import { mayOpen } from '../../../lib/session/may-open.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { FormFrame } from '../../table-page/form/form-frame.tsx';
import { useProblemForm } from '../../table-page/form/use-problem-form.ts';
import { refreshResponses } from './refresh-responses.ts';

interface Props {
  readonly clientId: number;
  readonly trackingNumber: string;
}

/** Attaches what the carrier answered to a claim, for those who may enter it. */
export function AddResponse(props: Props) {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const [opened, setOpened] = useState(false);
  if (!mayOpen(['ENTER_CAPTCHA', 'CAPTCHA_LEAD'], user.permissions)) return null;
  if (!opened) {
    return (
      <Button variant="default" w="fit-content" onClick={() => setOpened(true)}>
        {t('Attach a carrier response')}
      </Button>
    );
  }
  return (
    <Stack gap="sm">
      <Title order={3}>{t('Attach a carrier response')}</Title>
      <ResponseForm {...props} onClose={() => setOpened(false)} />
    </Stack>
  );
}

const noOutcome: ResponseOutcome | null = null;
const noFile: File | null = null;

function ResponseForm({ clientId, trackingNumber, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const names: Readonly<Record<ResponseOutcome, string>> = {
    credited: t('Credited'),
    denied: t('Denied'),
    adjusted: t('Adjusted'),
  };
  const { form, frame } = useProblemForm({
    about: trackingNumber,
    initialValues: { outcome: noOutcome as ResponseOutcome | null, gsrReasons: '', content: noFile as File | null },
    send: async ({ outcome, gsrReasons, content }) =>
      call(addCarrierResponse, {
        body: {
          clientId,
          trackingNumber,
          outcome: outcome ?? 'credited',
          gsrReasons,
          fileName: content?.name ?? '',
          content: content === null ? '' : await base64Of(content),
        },
      }),
    onDone: () => {
      void refreshResponses(queryClient);
      notifications.show({ color: 'green', message: t('Saved.') });
      onClose();
    },
  });
  const isWhole = form.values.outcome !== null && form.values.content !== null;
  return (
    <FormFrame
      {...frame}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) return frame.onSubmit(event);
        if (form.values.outcome === null) form.setFieldError('outcome', t('Choose how the carrier decided.'));
        if (form.values.content === null) form.setFieldError('content', t('Choose a file.'));
      }}
      onCancel={onClose}
      submitLabel={t('Attach')}
    >
      <Select
        label={t('Decision')}
        required
        data={responseOutcomes.map((outcome) => ({ value: outcome, label: names[outcome] }))}
        {...form.getInputProps('outcome')}
      />
      <Textarea
        label={t('Reasons given')}
        maxLength={1_000}
        autosize
        minRows={2}
        {...form.getInputProps('gsrReasons')}
      />
      <FileInput
        label={t('File')}
        description={t('PNG, JPEG, PDF or plain text, at most 2 MB.')}
        required
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        accept="image/png,image/jpeg,application/pdf,text/plain"
        {...form.getInputProps('content')}
      />
    </FormFrame>
  );
}
