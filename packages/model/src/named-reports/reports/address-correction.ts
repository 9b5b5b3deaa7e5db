import { listed } from '../columns.ts';
import type { NamedReport } from '../named-report.ts';

/** The packages whose address the carrier corrected. */
export const addressCorrection: NamedReport = {
  name: 'Address Correction',
  meaning: 'Packages whose address the carrier corrected, with the address and the charge, its fuel included.',
  words: {
    en: 'address corrections|addr corr|addr correction|corrected addresses|addr corrections',
    zh: '地址更正|地址修正|地址纠正',
    es: 'correccion de direccion|correcciones de direccion|correccion de direcciones|correccion de domicilio',
    fr: 'correction d adresse|corrections d adresse|correction des adresses|correction adresse|corrections d adresses',
    it: 'correzione indirizzo|correzioni indirizzo|correzione dell indirizzo|correzione indirizzi|correzione degli indirizzi|correzioni di indirizzo',
    ar: 'تصحيح العنوان|تصحيح العناوين|تصحيحات العنوان|تصحيح عنوان',
  },
  page: 'accessorial',
  table: 'package_level_info',
  columns: listed(
    'package_level_info',
    'tracking_number',
    'invoice_number',
    'bill_date',
    'account_number',
    'pickup_date',
    'service',
    'consignee_name',
    'consignee_company',
    'consignee_address',
    'consignee_city',
    'normalised_consignee_state',
    'consignee_postal_code',
    'normalised_consignee_country',
    'sender_name',
    'sender_company',
    'address_correction_amt',
  ),
  conditions: ['address_correction_amt <> 0'],
  groups: [],
  order: ['bill_date', 'tracking_number'],
};
