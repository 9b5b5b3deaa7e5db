import {
  exportPaymentNumbers,
  getPaymentNumber,
  listPaymentNumbers,
  type PaymentNumber,
  type PaymentNumberDetail,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { ExportMenu } from '../../../ui/table-page/table/export-menu.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { GeneratePayment } from './generate-payment.tsx';
import { PaymentFilters, usePaymentFilters } from './payment-filters.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { type PaymentSort, usePaymentColumns } from './use-payment-columns.tsx';

/** Carrier invoices that are paid together (S3 section 2.3). */
export function PaymentNumbersPage() {
  const { t } = useTranslation();
  const may = usePermissions();
  const { search } = useTableAddress();
  const filters = usePaymentFilters();
  const save = async (format: 'csv' | 'xlsx') => {
    const query = { ...filters, search: search.search ?? '', format };
    saveFile(await callFile(exportPaymentNumbers, { query }), `${t('Payment numbers')}.${format}`);
  };
  return (
    <AdministrationPage<PaymentNumber, PaymentSort, PaymentNumberDetail>
      table={{
        caption: t('Payment numbers'),
        searchLabel: t('Search number, reference or client'),
        purpose: t(
          'Carrier invoices that are paid together: those of one client and its sub-clients, at one carrier, in one currency.',
        ),
        columns: usePaymentColumns(),
        order: { sort: 'createdAt', descending: true },
        queryKey: ['payments', filters],
        ask: (question, signal) => call(listPaymentNumbers, { query: { ...question, ...filters } }, signal),
        filters: <PaymentFilters />,
        actions: <ExportMenu label={t('Export')} save={save} />,
      }}
      newLabel={may('PAYMENT_NUMBER_GENERATE') ? t('Generate payment number') : undefined}
      rowTitle={t('Payment number')}
      read={(id, signal) => call(getPaymentNumber, { params: { id } }, signal)}
      form={(payment, close) =>
        payment === undefined ? (
          <GeneratePayment onClose={close} />
        ) : (
          <PaymentPanel payment={payment} readOnly={!may('PAYMENT_NUMBER_GENERATE')} onClose={close} />
        )
      }
    />
  );
}
