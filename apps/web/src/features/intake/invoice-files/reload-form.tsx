import { Switch, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type InvoiceFileDetail, type ReadingAnswers, reloadInvoiceFile } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { idOf } from '../../../ui/table-page/choices.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { ClientOfAccounts } from './client-of-accounts.tsx';
import { QuestionsOfFile } from './questions-of-file.tsx';
import { statusTexts } from './status-text.ts';

interface Props {
  readonly file: InvoiceFileDetail;
  readonly onClose: () => void;
}

/** Another attempt with a file that was refused or waits. */
export function ReloadForm({ file, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, frame } = useProblemForm({
    initialValues: {
      clientId: file.clientId === null ? null : String(file.clientId),
      acceptBadLines: false,
      answers: {} as ReadingAnswers,
    },
    send: ({ clientId, acceptBadLines, answers }) =>
      call(reloadInvoiceFile, { params: { id: file.id }, body: { clientId: idOf(clientId), acceptBadLines, answers } }),
    onDone: ({ status, messages }) => {
      void queryClient.invalidateQueries();
      notifications.show({
        color: status === 'refused' ? 'red' : 'green',
        title: t(statusTexts[status]),
        message: messages.map(serverText).join(' ') || file.name,
        autoClose: status !== 'refused',
      });
      onClose();
    },
  });
  return (
    <>
      <Title order={3}>{t('Load again')}</Title>
      <FormFrame {...frame} onCancel={onClose} submitLabel={t('Load again')}>
        <ClientOfAccounts isExplained {...form.getInputProps('clientId')} />
        <QuestionsOfFile
          questions={file.questions}
          answers={form.values.answers}
          onAnswer={(answers) => form.setFieldValue('answers', answers)}
        />
        {file.badLines > 0 ? (
          <Switch
            label={t('Skip the bad lines')}
            description={t('Packages and charges on those lines will be left out.')}
            {...form.getInputProps('acceptBadLines', { type: 'checkbox' })}
          />
        ) : null}
      </FormFrame>
    </>
  );
}
