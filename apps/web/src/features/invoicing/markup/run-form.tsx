import { Group, Select, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type MarkupRun, runMarkup } from '@waybill/contract';
import { dayOf, rollingRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { clientChoices, optionsOf } from '../../../ui/table-page/page/choices.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  readonly onRan: (id: number) => void;
  readonly onClose: () => void;
}

/** Whose invoices of which days are billed on. */
export function RunForm({ onRan, onClose }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientChoices);
  const { form, submit, pending, failure } = useProblemForm({
    initialValues: { clientId: null as string | null, ...rollingRange('Previous Month', dayOf(new Date())) },
    send: ({ clientId, from, to }) =>
      call(runMarkup, { body: { clientId: clientId === null ? Number.NaN : Number(clientId), from, to } }),
    onDone: useSaved(({ id }: MarkupRun) => onRan(id)),
  });
  return (
    <FormFrame onSubmit={submit} onCancel={onClose} submitLabel={t('Run markup')} pending={pending} failure={failure}>
      <Select
        label={t('Client')}
        required
        searchable
        limit={100}
        description={t('Its own invoices, without those of sub-clients.')}
        data={optionsOf(clients)}
        {...form.getInputProps('clientId')}
      />
      <Group grow align="flex-start">
        <TextInput type="date" label={t('From invoice date')} required {...form.getInputProps('from')} />
        <TextInput type="date" label={t('To invoice date')} required {...form.getInputProps('to')} />
      </Group>
    </FormFrame>
  );
}
