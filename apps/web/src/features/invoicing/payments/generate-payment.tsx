import { Group, Input, Select, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { generatePaymentNumber, listUnpaidInvoices, type PaymentNumberDetail } from '@waybill/contract';
import { isCalendarDay, rounded } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { carrierChoices, clientChoices, idOf, optionsOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { InvoiceChoice } from './invoice-choice.tsx';

const height = 160;

/** Chooses unpaid invoices of a client at a carrier, and gives them a payment number. */
export function GeneratePayment({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: clients } = useQuery(clientChoices);
  const { data: carriers } = useQuery(carrierChoices);
  const { form, frame } = useProblemForm({
    initialValues: {
      clientId: null as string | null,
      carrierId: null as string | null,
      fromDate: '',
      toDate: '',
      invoiceIds: [] as readonly number[],
      note: '',
    },
    send: ({ clientId, invoiceIds, note }) =>
      call(generatePaymentNumber, { body: { clientId: requiredIdOf(clientId), invoiceIds: [...invoiceIds], note } }),
    onDone: useSaved(onClose, ({ number }: PaymentNumberDetail) => t('{{number}} was generated.', { number })),
  });
  const { clientId, carrierId, fromDate, toDate, invoiceIds } = form.values;
  const asked = { clientId: idOf(clientId) ?? 0, carrierId: idOf(carrierId) ?? 0, ...given({ fromDate, toDate }) };
  const unpaid = useQuery({
    queryKey: ['payments', 'unpaid', asked],
    queryFn: ({ signal }) => call(listUnpaidInvoices, { query: asked }, signal),
    enabled: clientId !== null && carrierId !== null,
    staleTime: 0,
  });
  const rows = unpaid.data?.rows ?? [];
  const chosen = rows.filter(({ id }) => invoiceIds.includes(id));
  const [first] = chosen;
  const choose = (name: 'clientId' | 'carrierId' | 'fromDate' | 'toDate') => (value: string | null) =>
    form.setValues({ [name]: value, invoiceIds: [] });
  return (
    <FormFrame {...frame} onCancel={onClose} submitLabel={t('Generate payment number')}>
      <Select
        label={t('Client')}
        required
        searchable
        limit={100}
        data={optionsOf(clients)}
        value={clientId}
        onChange={choose('clientId')}
      />
      <Select
        label={t('Carrier')}
        required
        searchable
        data={optionsOf(carriers)}
        value={carrierId}
        onChange={choose('carrierId')}
      />
      <Group grow>
        <DayField label={t('Bill date from')} value={fromDate} onChange={choose('fromDate')} />
        <DayField label={t('Bill date to')} value={toDate} onChange={choose('toDate')} />
      </Group>
      {unpaid.error === null ? null : (
        <CardFailure error={unpaid.error} height={height} onRetry={() => void unpaid.refetch()} />
      )}
      {unpaid.isLoading ? <CardSkeleton height={height} /> : null}
      {unpaid.data === undefined ? null : (
        <Stack gap="xs">
          <InvoiceChoice
            rows={rows}
            total={unpaid.data.total}
            chosen={invoiceIds}
            onChoose={(ids) => form.setFieldValue('invoiceIds', ids)}
          />
          <Text fw={600} className="numeric" role="status">
            {t('{{count, number}} invoices selected: {{amount}}', {
              count: chosen.length,
              amount: currencyAmount(
                rounded(chosen.reduce((sum, { amount }) => sum + amount, 0)),
                first?.currencyCode ?? 'USD',
              ),
            })}
          </Text>
        </Stack>
      )}
      {form.errors.invoiceIds === undefined ? null : <Input.Error>{form.errors.invoiceIds}</Input.Error>}
      <Textarea label={t('Note')} autosize minRows={2} {...form.getInputProps('note')} />
    </FormFrame>
  );
}

/** Without the days that are not given, or not whole yet. */
const given = (days: { fromDate: string; toDate: string }): Partial<typeof days> =>
  Object.fromEntries(Object.entries(days).filter(([, day]) => isCalendarDay(day)));
