import { computed, listed, total } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** What is to be paid, invoice by invoice. */
export const payment: NamedReport = {
  name: 'Payment',
  meaning: 'What the carrier charges on each invoice: gross amount, discounts and the amount to be paid.',
  words: {
    en: 'payments|invoice payment|invoice payments',
    zh: '付款|支付',
    es: 'pago|pagos',
    fr: 'paiement|paiements|reglement|reglements',
    it: 'pagamento|pagamenti',
    ar: 'الدفع|المدفوعات|الدفعات|دفع|مدفوعات',
  },
  page: 'spend',
  table: 'package_level_info',
  columns: [
    ...listed('package_level_info', 'invoice_number', 'bill_date', 'account_number'),
    total('no_of_pkgs', 'Packages'),
    computed('gross_amount', 'Gross Amount', 'sum(net_amount + incentive_amount)'),
    total('incentive_amount', 'Discounts'),
    total('net_amount', 'Amount to Pay'),
  ],
  conditions: [],
  groups: ['bill_date', 'invoice_number', 'account_number', 'invoice_id'],
  order: [],
};
