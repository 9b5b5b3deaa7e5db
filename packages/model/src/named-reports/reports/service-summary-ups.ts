import { computed, listed, spendColumns } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** The services of UPS, zone by zone. */
export const serviceSummaryUps: NamedReport = {
  name: 'Service Summary - UPS',
  meaning: 'Packages, weight, discount and cost of each UPS service and zone.',
  words: {
    en: 'service summary|service summary ups|ups service summary|service summary for ups',
    zh: '服务汇总|ups 服务汇总|服务摘要',
    es: 'resumen de servicios|resumen de servicio|resumen de servicios ups|resumen de servicios de ups',
    fr: 'resume des services|synthese des services|resume des services ups|recapitulatif des services',
    it: 'riepilogo servizi|riepilogo dei servizi|riepilogo servizi ups',
    ar: 'ملخص الخدمات|ملخص الخدمة|ملخص خدمات ups',
  },
  page: 'spend',
  carrier: 'UPS',
  table: 'package_level_info',
  columns: [
    ...listed('package_level_info', 'service', 'zone'),
    ...spendColumns,
    computed(
      'discount_percent',
      'Transportation Discount %',
      'round(coalesce(100 * sum(transportation_discount) / nullif(sum(transportation_amount), 0), 0), 2)',
    ),
  ],
  conditions: [],
  groups: ['service', 'zone'],
  order: [],
};
