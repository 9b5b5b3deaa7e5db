import { computed, listed, total } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** What each accessorial cost. */
export const accessorialSummary: NamedReport = {
  name: 'Accessorial Summary',
  meaning: 'Charges, packages and cost of each accessorial, without fuel.',
  words: {
    en: 'accessorials summary|accessorial charges summary|summary of accessorials|surcharge summary',
    zh: '附加费汇总|附加费摘要|附加费总结',
    es: 'resumen de recargos|resumen de accesorios|resumen de cargos accesorios|resumen accesorios',
    fr: 'resume des supplements|recapitulatif des supplements|synthese des supplements|resume des accessoires|synthese des accessoires',
    it: 'riepilogo supplementi|riepilogo dei supplementi|riepilogo accessori|riepilogo degli accessori',
    ar: 'ملخص الرسوم الإضافية|ملخص الرسوم الاضافيه',
  },
  page: 'accessorial',
  table: 'charge_level_info',
  columns: [
    ...listed('charge_level_info', 'accessorial_group'),
    total('other_accessorial_count', 'Charges'),
    computed('packages', 'Packages', 'count(distinct tracking_number)'),
    total('other_accessorial_amount', 'Gross Amount'),
    total('other_accessorial_discount', 'Discount'),
    total('net_other_accessorial_amount', 'Net Amount'),
    computed('cost_per_charge', 'Cost per Charge', 'round(sum(net_other_accessorial_amount) / count(*), 2)'),
  ],
  conditions: ["charge_family = 'other_accessorial'"],
  groups: ['accessorial_group'],
  order: ['total_net_other_accessorial_amount desc'],
};
