import type { ChargeFamily } from '@waybill/model';
import { namedOn } from '../../charge-names/dated-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import type { ChargeInCents } from '../../mapping/amounts.ts';
import { creditOf, creditTypeOf } from '../../mapping/credit-types.ts';
import { readCreditTypes } from '../../mapping/read-credit-types.ts';
import { upsAccessorialGroup } from './accessorial-groups.ts';
import type { UpsRow } from './ups-row.ts';

/** Families by category and class. */
const kinds = readChargeNames(new URL('./charge-kinds.csv', import.meta.url));

/** Taxes that are billed for the whole invoice, under whatever class. */
const taxTexts = readChargeNames(new URL('./tax-texts.csv', import.meta.url));

const isTaxOfInvoice = ({ category, description, text, invoice }: UpsRow): boolean =>
  category === 'MIS' && namedOn(taxTexts, description || text('miscellaneousLine1'), invoice.billDate) !== undefined;

/** Fee for the carrier's audit of weights and sizes: ADJ/CADJ/MSC without a tracking number. */
export const isAuditFee = (row: UpsRow): boolean =>
  row.category === 'ADJ' &&
  row.detail === 'CADJ' &&
  /AUDIT FEE/i.test(`${row.text('miscellaneousLine1')} ${row.text('miscellaneousLine2')} ${row.description}`);

/** The family of a charge: by the category, within shipments and returns by the class. */
export const upsFamily = (row: UpsRow): ChargeFamily =>
  isAuditFee(row)
    ? 'fee'
    : isTaxOfInvoice(row)
      ? 'tax'
      : (namedOn(kinds, `${row.category}/${row.classification}`, row.invoice.billDate)?.family ?? 'other');

/** Credits by the detail of their category. */
const detailCredits = readCreditTypes(new URL('./credit-codes.csv', import.meta.url));

/** The credit of an adjustment that gives money back; contract incentives on shipments are not credits. */
function upsCredit(row: UpsRow): ChargeInCents['credit'] {
  if (row.category !== 'ADJ' || row.netCents >= 0 || row.code === 'SIM') return null;
  const { billDate } = row.invoice;
  const byDetail = namedOn(detailCredits, row.detail, billDate)?.credit;
  if (byDetail === 'Residential' && isDeliveryArea(row)) return creditOf('Delivery area');
  const texts = [row.description, row.text('miscellaneousLine1'), row.text('miscellaneousLine2')];
  return creditOf(byDetail ?? creditTypeOf(texts, billDate));
}

const isDeliveryArea = ({ code, description, invoice }: UpsRow): boolean =>
  upsAccessorialGroup(code, description, invoice.billDate) === 'Delivery area';

export function upsCharge(row: UpsRow): ChargeInCents {
  const isAddressCorrection = row.detail === 'ADC' && row.classification === 'FRT';
  return {
    family: upsFamily(row),
    category: `${row.category}/${row.detail}`,
    classification: row.classification || null,
    code: row.code || null,
    group: isAddressCorrection
      ? 'Address correction'
      : row.classification === 'ACC'
        ? upsAccessorialGroup(row.code, row.description, row.invoice.billDate)
        : null,
    description: row.description || row.text('miscellaneousLine1') || null,
    netCents: row.netCents,
    incentiveCents: row.incentiveCents,
    credit: upsCredit(row),
  };
}
