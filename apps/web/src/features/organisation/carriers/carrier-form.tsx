import { Text, TextInput } from '@mantine/core';
import { type AdministeredCarrier, createCarrier, updateCarrier } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  /** Undefined for a new carrier. */
  readonly carrier: AdministeredCarrier | undefined;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export function CarrierForm({ carrier, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: { name: carrier?.name ?? '' },
    send: (body) =>
      carrier === undefined ? call(createCarrier, { body }) : call(updateCarrier, { params: { id: carrier.id }, body }),
    onDone: useSaved(onClose),
  });
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={carrier === undefined ? t('Create carrier') : t('Save')}
      readOnly={readOnly}
    >
      {carrier?.fixed ? (
        <Text size="sm" c="dimmed">
          {t('The name cannot change: figures and invoices use it.')}
        </Text>
      ) : null}
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
    </FormFrame>
  );
}
