import { computed, total } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** How much of the spend was refunded. */
export const refundVsSpend: NamedReport = {
  name: 'Refund Vs. Spend Analysis',
  meaning: 'Net amount billed and refunds of each month, and the refunds as a share of it.',
  words: {
    en: 'refund vs spend|refunds vs spend|refund versus spend|refunds versus spend|refund and spend analysis|refund vs spend analysis|refund versus spend analysis',
    zh: '退款与支出分析|退款与支出对比|退款对比支出',
    es: 'analisis de reembolsos y gasto|reembolso vs gasto|reembolsos vs gasto|reembolsos frente a gasto|reembolsos y gastos',
    fr: 'analyse remboursements et depenses|remboursements vs depenses|remboursement vs depenses|remboursements et depenses|remboursements par rapport aux depenses',
    it: 'analisi rimborsi e spesa|rimborsi vs spesa|rimborso vs spesa|rimborsi e spesa|rimborsi rispetto alla spesa',
    ar: 'تحليل المبالغ المستردة مقابل الإنفاق|الاسترداد مقابل الإنفاق|المبالغ المستردة مقابل الإنفاق|الاستردادات مقابل الإنفاق',
  },
  page: 'refund',
  table: 'charge_level_info',
  columns: [
    computed('month', 'Month', "date_trunc('month', bill_date)"),
    total('net_amount', 'Net Amount'),
    total('audit_refund_amount', 'Audit Refund'),
    total('client_refund_amount', 'Client Refund'),
    total('total_refund_amount', 'Total Refund Amount'),
    computed(
      'refund_percent',
      'Refund % of Net Amount',
      'round(coalesce(100 * sum(total_refund_amount) / nullif(sum(net_amount), 0), 0), 2)',
    ),
  ],
  conditions: [],
  groups: ['month'],
  order: [],
};
