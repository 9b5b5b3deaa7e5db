import { Group } from '@mantine/core';
import { type MarkupRun, runMarkup } from '@waybill/contract';
import { dayOf, rollingRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { moneyText } from '../../../lib/languages/formats.ts';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  readonly onRan: (id: number) => void;
  readonly onClose: () => void;
}

/** Whose invoices of which days are billed on. */
export function RunForm({ onRan, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: { clientId: null as string | null, ...rollingRange('Previous Month', dayOf(new Date())) },
    send: ({ clientId, from, to }) => call(runMarkup, { body: { clientId: requiredIdOf(clientId), from, to } }),
    onDone: useSaved(
      ({ id }: MarkupRun) => onRan(id),
      ({ billed }) => t('The markup was run: {{amount}} to be billed.', { amount: moneyText(billed) }),
    ),
  });
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={t('Run markup')}>
      <ClientSelect
        description={t('Its own invoices, without those of sub-clients.')}
        {...form.getInputProps('clientId')}
      />
      <Group grow align="flex-start">
        <DayField label={t('From invoice date')} required {...form.getInputProps('from')} />
        <DayField label={t('To invoice date')} required {...form.getInputProps('to')} />
      </Group>
    </FormFrame>
  );
}
