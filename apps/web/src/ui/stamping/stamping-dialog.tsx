import { Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { generateClientInvoiceNumber } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { serverText } from '../../lib/languages/server-text.ts';
import { Dialog } from '../dialog.tsx';
import { notifyFailure } from '../notices/notify-failure.ts';
import { clientChoices } from '../table-page/choices.ts';
import { FormFrame } from '../table-page/form/form-frame.tsx';
import { useProblemForm } from '../table-page/form/use-problem-form.ts';

/** Gives carrier invoices of a client a client invoice number (S3 section 2.9). */
export function StampingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: clients = [] } = useQuery(clientChoices);
  const { form, submit, pending, failure } = useProblemForm({
    initialValues: { clientId: null as string | null, fromDate: '', toDate: '' },
    send: async ({ clientId, fromDate, toDate }) => {
      try {
        return await call(generateClientInvoiceNumber, {
          body: { clientId: clientId ?? '', fromDate, toDate },
        });
      } catch (error) {
        notifyFailure(t('Error'), error);
        throw error;
      }
    },
    onDone: ({ message }) => {
      void queryClient.invalidateQueries();
      notifications.show({ color: 'green', message: serverText(message), autoClose: 10_000 });
      onClose();
    },
  });
  return (
    <Dialog title={t('STAMPING INVOICES')} onClose={onClose} size={520}>
      <FormFrame
        onSubmit={submit}
        onCancel={onClose}
        submitLabel={t('Stamp Invoices')}
        pending={pending}
        failure={failure}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t(
              'Every carrier invoice in this period without a client invoice number gets one: one number per client, including its sub-clients.',
            )}
          </Text>
          <Select
            label={t('Client')}
            required
            searchable
            limit={100}
            placeholder={t('Search by name or code')}
            data={clients.map(({ id, name, code }) => ({ value: String(id), label: `${name} (${code})` }))}
            {...form.getInputProps('clientId')}
          />
          <Group grow align="flex-start">
            <TextInput type="date" required label={t('Bill date from')} {...form.getInputProps('fromDate')} />
            <TextInput type="date" required label={t('Bill date to')} {...form.getInputProps('toDate')} />
          </Group>
        </Stack>
      </FormFrame>
    </Dialog>
  );
}
