import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRubberStamp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { previewStamping, type StampingPreview } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { usePermissions } from '../../lib/session/use-permissions.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { DayField } from '../fields/day-field.tsx';
import { clientChoices } from '../table-page/choices.ts';
import { FormFrame } from '../table-page/form/form-frame.tsx';
import { useProblemForm } from '../table-page/form/use-problem-form.ts';
import { type BillingRun, StampingPreviewStep } from './stamping-preview-step.tsx';

/** What the top bar of the billing page has: the way to stamp invoices, for those who may (S3 sections 2.4 and 2.9). */
export default function InvoiceStampingBar() {
  const { t } = useTranslation();
  const may = usePermissions();
  const [opened, { open, close }] = useDisclosure();
  if (!may('BILLING_STAMPING')) return null;
  return (
    <>
      <Button size="xs" leftSection={<IconRubberStamp size={16} />} onClick={open} visibleFrom="sm">
        {t('Stamp Invoices')}
      </Button>
      <ActionIcon variant="filled" aria-label={t('Stamp Invoices')} onClick={open} hiddenFrom="sm">
        <IconRubberStamp size={18} />
      </ActionIcon>
      {opened ? <StampingDialog onClose={close} /> : null}
    </>
  );
}

const formWidth = 520;
const previewWidth = 760;

/** What is about to be stamped. */
interface Step {
  readonly run: BillingRun;
  readonly preview: StampingPreview;
}

/** Gives carrier invoices of a client a client invoice number: first which, then what they are (S3 section 2.9). */
function StampingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: clients = [] } = useQuery(clientChoices);
  const [step, setStep] = useState<Step>();
  const { form, frame } = useProblemForm({
    initialValues: { clientId: null as string | null, fromDate: '', toDate: '' },
    send: async ({ clientId, fromDate, toDate }) => {
      const run = { clientId: clientId ?? '', fromDate, toDate };
      return { run, preview: await call(previewStamping, { body: run }) };
    },
    onDone: setStep,
  });
  return (
    <Dialog title={t('STAMPING INVOICES')} onClose={onClose} size={step === undefined ? formWidth : previewWidth}>
      {step === undefined ? (
        <FormFrame {...frame} onCancel={onClose} submitLabel={t('Show the invoices')}>
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
              <DayField required label={t('Bill date from')} {...form.getInputProps('fromDate')} />
              <DayField required label={t('Bill date to')} {...form.getInputProps('toDate')} />
            </Group>
          </Stack>
        </FormFrame>
      ) : (
        <StampingPreviewStep {...step} onBack={() => setStep(undefined)} onDone={onClose} />
      )}
    </Dialog>
  );
}
