import { computed, listed, total } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** Deliveries to homes compared with those to companies. */
export const residentialVsCommercial: NamedReport = {
  name: 'Residential Vs Commercial',
  meaning: 'Packages and cost of deliveries that were charged as residential, beside all others, by service category.',
  words: {
    en: 'residential versus commercial|residential and commercial|resi vs commercial|resi vs comm|commercial vs residential',
    zh: '住宅与商业|住宅对比商业|住宅与商业对比|住宅和商业',
    es: 'residencial vs comercial|residencial y comercial|residencial frente a comercial',
    fr: 'residentiel vs commercial|residentiel et commercial|residentiel contre commercial',
    it: 'residenziale vs commerciale|residenziale e commerciale|residenziali e commerciali',
    ar: 'السكني مقابل التجاري|سكني مقابل تجاري|السكني والتجاري',
  },
  page: 'accessorial',
  table: 'package_level_info',
  columns: [
    { expression: 'address_type', header: 'Address Type' },
    ...listed('package_level_info', 'service_category'),
    total('no_of_pkgs', 'Packages'),
    total('bill_weight_pounds', 'Bill Weight (lbs)'),
    computed('residential_charges', 'Residential Charges', 'sum(residential_amount)'),
    total('net_amount', 'Net Amount'),
    computed(
      'cost_per_package',
      'Cost per Package',
      'round(coalesce(sum(net_amount) / nullif(sum(no_of_pkgs), 0), 0), 2)',
    ),
  ],
  conditions: ['tracking_number is not null', 'tracking_id = charged_row'],
  groups: ['address_type', 'service_category'],
  order: [],
  beside: {
    name: 'address_types',
    query: {
      selectColumnNames: [
        'tracking_id as charged_row',
        "max(case when accessorial_group = 'Residential' then 'Residential' else 'Commercial' end) as address_type",
        "sum(case when accessorial_group = 'Residential' then net_amount else 0 end) as residential_amount",
      ],
      fromTableName: 'charge_level_info',
      groups: ['tracking_id'],
    },
  },
};
