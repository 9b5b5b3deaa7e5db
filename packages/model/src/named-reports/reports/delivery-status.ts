import { listed } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** How the delivery of each package went. */
export const deliveryStatus: NamedReport = {
  name: 'Delivery Status',
  meaning: 'Every package with the promised and the actual moment of delivery, and whether it was on time.',
  words: {
    en: 'delivery statuses|delivery performance|tracking status',
    zh: '配送状态|投递状态|交付状态|派送状态',
    es: 'estado de entrega|estado de las entregas|estado de entregas',
    fr: 'statut de livraison|statut des livraisons|etat des livraisons|etat de livraison',
    it: 'stato di consegna|stato consegna|stato delle consegne|stato consegne',
    ar: 'حالة التسليم|حالة التوصيل|حالات التسليم',
  },
  page: 'carrierScore',
  table: 'package_level_info',
  columns: listed(
    'package_level_info',
    'tracking_number',
    'invoice_number',
    'bill_date',
    'service',
    'pickup_date',
    'scheduled_date',
    'delivery_date',
    'tracking_status',
    'delivery_status',
    'delivery_location',
    'consignee_company',
    'consignee_city',
    'normalised_consignee_state',
    'normalised_consignee_country',
  ),
  conditions: ["row_kind = 'package'"],
  groups: [],
  order: ['pickup_date', 'tracking_number'],
};
