import { listed } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** What was refunded through the audit. */
export const auditCredit: NamedReport = {
  name: 'Audit Credit',
  meaning: 'Every credit received through audits and claims, with its reason.',
  words: {
    en: 'audit credits|audit refund|audit refunds',
    zh: '审计抵免|审计退款|审计贷项',
    es: 'credito de auditoria|creditos de auditoria|credito por auditoria',
    fr: 'credit d audit|credits d audit|avoirs d audit|avoir d audit',
    it: 'credito di audit|crediti di audit|crediti da audit|credito audit',
    ar: 'ائتمان التدقيق|رصيد التدقيق|أرصدة التدقيق|استردادات التدقيق',
  },
  page: 'refund',
  table: 'charge_level_info',
  columns: listed(
    'charge_level_info',
    'tracking_number',
    'invoice_number',
    'bill_date',
    'account_number',
    'pickup_date',
    'service',
    'credit_type',
    'charge_description',
    'audit_refund_amount',
  ),
  conditions: ['audit_refund_amount <> 0'],
  groups: [],
  order: ['bill_date', 'tracking_number'],
};
