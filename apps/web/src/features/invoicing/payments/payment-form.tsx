import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type PaymentNumberDetail, updatePaymentNumber, voidPaymentNumber } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { discardUnsaved } from '../../../lib/unsaved/unsaved.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  readonly payment: PaymentNumberDetail;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** When and under which reference it was paid; and the way to take it back. */
export function PaymentForm({ payment, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: { paidOn: payment.paidOn ?? '', reference: payment.reference, note: payment.note },
    send: ({ paidOn, ...values }) =>
      call(updatePaymentNumber, {
        params: { id: payment.id },
        body: { ...values, paidOn: paidOn === '' ? null : paidOn },
      }),
    onDone: useSaved(onClose),
  });
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={t('Save')}
      readOnly={readOnly}
      danger={<VoidPayment payment={payment} onClose={onClose} />}
    >
      <DayField
        label={t('Paid on')}
        description={t('Without a date it counts as open.')}
        {...form.getInputProps('paidOn')}
      />
      <TextInput label={t('Reference')} {...form.getInputProps('reference')} />
      <Textarea label={t('Note')} autosize minRows={2} {...form.getInputProps('note')} />
    </FormFrame>
  );
}

function VoidPayment({ payment: { id, number }, onClose }: Pick<Props, 'payment' | 'onClose'>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const act = async () => {
    await call(voidPaymentNumber, { params: { id }, body: {} });
    discardUnsaved();
    onClose();
    void queryClient.invalidateQueries();
    return t('{{number}} is void.', { number });
  };
  return (
    <ConfirmButton
      label={t('Void')}
      question={t(
        '{{number}} will be permanently void. Its invoices become unpaid again, and the number is not reused.',
        {
          number,
        },
      )}
      act={act}
    />
  );
}
