import { TextInput } from '@mantine/core';
import { createMarkup, deleteMarkup, type Markup, updateMarkup } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { idOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { type DraftLine, MarkupLines, newLine } from './markup-lines.tsx';

interface Props {
  /** Undefined for a new markup. */
  readonly markup: Markup | undefined;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export function MarkupForm({ markup, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: {
      clientId: markup === undefined ? null : String(markup.client.id),
      name: markup?.name ?? '',
      lines: markup?.lines.map((line): DraftLine => ({ ...newLine(), ...line })) ?? [newLine()],
    },
    send: ({ clientId, name, lines }) => {
      const body = {
        name,
        lines: lines.map(({ conditions, percent }) => ({
          conditions,
          percent: percent === '' ? Number.NaN : Number(percent),
        })),
      };
      return markup === undefined
        ? call(createMarkup, { body: { ...body, clientId: requiredIdOf(clientId) } })
        : call(updateMarkup, { params: { id: markup.id }, body });
    },
    onDone: useSaved(onClose),
  });
  const { error } = form.getInputProps('lines');
  const lineError = (index: number) => form.errors[`lines.${index}.percent`];
  const hasLineError = form.values.lines.some((_, index) => lineError(index) !== undefined);
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={markup === undefined ? t('Create markup') : t('Save')}
      readOnly={readOnly}
      danger={
        markup !== undefined ? (
          <DeleteButton
            name={markup.name}
            question={t('{{name}} will be permanently deleted. Past runs stay.', { name: markup.name })}
            remove={() => call(deleteMarkup, { params: { id: markup.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <ClientSelect
        fixed={markup?.client}
        description={t('A markup of a parent can be assigned to its sub-clients.')}
        {...form.getInputProps('clientId')}
      />
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
      <MarkupLines
        clientId={idOf(form.values.clientId) ?? undefined}
        lines={form.values.lines}
        error={typeof error === 'string' && !hasLineError ? error : undefined}
        lineError={lineError}
        onChange={(lines) => form.setFieldValue('lines', lines)}
      />
    </FormFrame>
  );
}
