import { computed, spendColumns } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** A year, month by month. */
export const annualSummary: NamedReport = {
  name: 'Annual Summary',
  meaning: 'Packages, weight and cost of each month.',
  words: {
    en: 'yearly summary|year summary|summary of the year',
    zh: '年度汇总|年度总结|年度摘要',
    es: 'resumen anual',
    fr: 'resume annuel|synthese annuelle|recapitulatif annuel|bilan annuel',
    it: 'riepilogo annuale|sintesi annuale|riepilogo annuo',
    ar: 'الملخص السنوي|ملخص سنوي',
  },
  page: 'spend',
  table: 'package_level_info',
  columns: [computed('month', 'Month', "date_trunc('month', bill_date)"), ...spendColumns],
  conditions: [],
  groups: ['month'],
  order: [],
};
