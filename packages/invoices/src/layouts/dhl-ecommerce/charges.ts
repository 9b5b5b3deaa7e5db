import type { ChargeNames } from '../../charge-names/charge-names.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';

/** Columns name the charges. */
export const dhlNames: ChargeNames = {
  source: 'As of 2025-07-05. Fields of the DTL record of DHL eCommerce Americas.',
  names: [],
};

/** The columns of charges and what they are. */
export const dhlCharges: readonly ChargeColumn[] = [
  { column: 'charge', meaning: { family: 'transportation' } },
  { column: 'workshare_dropoff', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'workshare_sort', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'workshare_stamp', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'workshare_machine', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'workshare_manifest', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'workshare_bpm', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'surcharge_content_endorse', meaning: { family: 'other_accessorial', group: 'Content endorsement' } },
  {
    column: 'surcharge_unassignable_add',
    meaning: { family: 'other_accessorial', group: 'Address correction', insight: 'address correction' },
  },
  { column: 'surcharge_special_handling', meaning: { family: 'other_accessorial', group: 'Additional handling' } },
  { column: 'surcharge_late_arrival', meaning: { family: 'other_accessorial', group: 'Late arrival' } },
  { column: 'surcharge_usps_qualif', meaning: { family: 'other_accessorial', group: 'Postal qualification' } },
  { column: 'surcharge_client_srd', meaning: { family: 'other_accessorial', group: 'Late arrival' } },
  { column: 'surcharge_nqd', meaning: { family: 'other_accessorial', group: 'Non-standard' } },
  { column: 'returned_mail_unassignable', meaning: { family: 'other_accessorial', group: 'Returns' } },
  { column: 'returned_mail_unprocessable', meaning: { family: 'other_accessorial', group: 'Returns' } },
  { column: 'returned_mail_recall', meaning: { family: 'other_accessorial', group: 'Returns' } },
  { column: 'returned_mail_duplicate', meaning: { family: 'other_accessorial', group: 'Returns' } },
  { column: 'returned_mail_cont_assur', meaning: { family: 'other_accessorial', group: 'Returns' } },
  {
    column: 'returned_mail_move_update',
    meaning: { family: 'other_accessorial', group: 'Address correction', insight: 'address correction' },
  },
  { column: 'gst_tax', meaning: { family: 'tax' } },
  { column: 'hst_tax', meaning: { family: 'tax' } },
  { column: 'pst_tax', meaning: { family: 'tax' } },
  { column: 'vat_tax', meaning: { family: 'tax' } },
  { column: 'duties', meaning: { family: 'tax' } },
  { column: 'other_tax', meaning: { family: 'tax' } },
  { column: 'returned_mail_paper_invoice', meaning: { family: 'other_accessorial', group: 'Returns' } },
  { column: 'returned_mail_screening', meaning: { family: 'other_accessorial', group: 'Returns' } },
  { column: 'returned_mail_non_auto_flats', meaning: { family: 'other_accessorial', group: 'Returns' } },
  { column: 'xb_customs_surcharge', meaning: { family: 'tax' } },
  { column: 'surcharge_fuel', meaning: { family: 'fuel_surcharge' } },
  { column: 'min_pickup_charge', meaning: { family: 'other_accessorial', group: 'Pickup' } },
  { column: 'peak_surcharge', meaning: { family: 'other_accessorial', group: 'Demand' } },
  { column: 'broker_fee', meaning: { family: 'tax' } },
  { column: 'extra_length_surcharge', meaning: { family: 'other_accessorial', group: 'Large package' } },
  { column: 'extra_volume_surcharge', meaning: { family: 'other_accessorial', group: 'Large package' } },
  { column: 'delivery_area_surcharge', meaning: { family: 'other_accessorial', group: 'Delivery area' } },
  { column: 'dangerous_goods_charge', meaning: { family: 'other_accessorial', group: 'Hazardous' } },
];
