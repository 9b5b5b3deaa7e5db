import { Group, NumberInput, Text, TextInput } from '@mantine/core';
import { createGlCode, deleteGlCode, type GlCode, updateGlCode } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { ConditionsFields } from '../../../ui/charge-conditions/conditions-fields.tsx';
import { allCharges } from '../../../ui/charge-conditions/conditions-text.ts';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { idOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { SplitFields } from './split-fields.tsx';
import { splitOf, splitValuesOf } from './split-values.ts';

interface Props {
  /** Undefined for a new code. */
  readonly glCode: GlCode | undefined;
  readonly onClose: () => void;
}

export function GlCodeForm({ glCode, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: {
      clientId: glCode === undefined ? null : String(glCode.client.id),
      code: glCode?.code ?? '',
      name: glCode?.name ?? '',
      position: (glCode?.position ?? 1) as number | string,
      conditions: glCode?.conditions ?? allCharges,
      fromDay: glCode?.fromDay ?? '',
      toDay: glCode?.toDay ?? '',
      split: splitValuesOf(glCode?.split),
    },
    send: ({ clientId, position, fromDay, toDay, split, ...rest }) => {
      const days = { fromDay: fromDay || null, toDay: toDay || null };
      const order = position === '' ? Number.NaN : Number(position);
      const body = { ...rest, ...days, position: order, split: splitOf(split) };
      return glCode === undefined
        ? call(createGlCode, { body: { ...body, clientId: requiredIdOf(clientId) } })
        : call(updateGlCode, { params: { id: glCode.id }, body });
    },
    onDone: useSaved(onClose),
  });
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={glCode === undefined ? t('Create GL code') : t('Save')}
      danger={
        glCode !== undefined ? (
          <DeleteButton
            name={glCode.code}
            question={t('{{name}} will be permanently deleted. Its charges go to the next code that matches.', {
              name: glCode.code,
            })}
            remove={() => call(deleteGlCode, { params: { id: glCode.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <ClientSelect
        fixed={glCode?.client}
        description={t('A parent’s codes also apply to its sub-clients, after their own codes.')}
        {...form.getInputProps('clientId')}
      />
      <TextInput label={t('GL code')} required {...form.getInputProps('code')} />
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
      <NumberInput
        label={t('Order')}
        required
        min={1}
        max={9_999}
        allowDecimal={false}
        description={t('Codes are checked in order, lowest number first. The first match is used.')}
        {...form.getInputProps('position')}
      />
      <Text size="sm" fw={600}>
        {t('Which charges are booked here?')}
      </Text>
      <ConditionsFields
        clientId={idOf(form.values.clientId) ?? undefined}
        value={form.values.conditions}
        onChange={(conditions) => form.setFieldValue('conditions', conditions)}
      />
      <Group grow align="flex-start">
        <DayField label={t('From invoice date')} {...form.getInputProps('fromDay')} />
        <DayField label={t('To invoice date')} {...form.getInputProps('toDay')} />
      </Group>
      <SplitFields
        value={form.values.split}
        error={Object.entries(form.errors)
          .filter(([field]) => field.startsWith('split'))
          .map(([, problem]) => String(problem))
          .at(0)}
        onChange={(split) => form.setFieldValue('split', split)}
      />
    </FormFrame>
  );
}
