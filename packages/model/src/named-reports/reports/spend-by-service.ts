import { listed, spendColumns } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** What each service cost. */
export const spendByService: NamedReport = {
  name: 'Spend By Service',
  meaning: 'Packages, weight and cost of each service.',
  words: {
    en: 'spend per service|spending by service|cost by service',
    zh: '按服务的支出|按服务支出|各服务支出|服务支出',
    es: 'gasto por servicio|gastos por servicio',
    fr: 'depenses par service|depense par service',
    it: 'spesa per servizio|spese per servizio',
    ar: 'الإنفاق حسب الخدمة|الانفاق حسب الخدمة|المصروفات حسب الخدمة',
  },
  page: 'spend',
  table: 'package_level_info',
  columns: [...listed('package_level_info', 'service_category', 'service'), ...spendColumns],
  conditions: [],
  groups: ['service_category', 'service'],
  order: ['total_net_amount desc'],
};
