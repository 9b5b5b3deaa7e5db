import { fact } from '../facts/fact.ts';
import { commonFilterDimensions } from '../filters/filter-dimension-name.ts';
import { addressFields, amountFields, shipmentFields } from '../grid/base-columns.ts';
import { gridColumnsOf } from '../grid/define-column.ts';
import { commonViews } from '../grid/views.ts';
import { analysisWidgets } from '../widgets/analysis-widgets.ts';
import { commonContainers } from './container.ts';
import { totalSpendNote, unmappedNote } from './notes.ts';
import type { Page } from './page.ts';

/** S1 sections 3, 4 and 9: what the clients pay, without USPS and DHL. */
export const totalSpend = fact({
  key: 'totalSpend',
  text: 'Total Spend',
  meaning: 'Everything that was billed, after discounts, without the carriers USPS and DHL.',
  unit: 'currency',
  measure: { sum: 'net_amount' },
  whereClauses: ["carrier_name <> 'USPS'", "carrier_name not like 'DHL%'", 'net_amount <> 0'],
  notes: [totalSpendNote],
});

export const spend: Page = {
  name: 'spend',
  displayName: 'Spend Analysis',
  path: '/aframe/dashboard/spend',
  permissions: ['NEW_BI_TOOLS'],
  table: 'package_level_info',
  otherTables: [],
  containers: commonContainers,
  pageWhereClauses: [],
  facts: [
    totalSpend,
    fact({
      key: 'publishedAmount',
      text: 'Published Amount',
      meaning: 'Transportation at the carrier’s published rates, before any discount.',
      unit: 'currency',
      measure: { sum: 'transportation_amount' },
      whereClauses: ['transportation_amount <> 0'],
    }),
    fact({
      key: 'transportationDiscount',
      text: 'Transportation Discount',
      meaning: 'What the contract takes off the published transportation rates.',
      unit: 'currency',
      measure: { sum: 'transportation_discount' },
      whereClauses: ['transportation_discount <> 0'],
    }),
    fact({
      key: 'accessorials',
      text: 'Accessorials',
      meaning: 'Charges for extras such as residential delivery or additional handling, after discounts, without fuel.',
      unit: 'currency',
      measure: { sum: 'net_other_accessorial_amount' },
      whereClauses: ['net_other_accessorial_amount <> 0'],
    }),
    fact({
      key: 'fuelSurcharge',
      text: 'Fuel Surcharge',
      meaning: 'Fuel surcharges after discounts.',
      unit: 'currency',
      measure: { sum: 'net_fuel_surcharge_amount' },
      whereClauses: ['net_fuel_surcharge_amount <> 0'],
    }),
    fact({
      key: 'taxesAndOtherCharges',
      text: 'Taxes and Other Charges',
      meaning: 'Billing adjustments, taxes, fees and all other charges, after discounts.',
      unit: 'currency',
      measure: { sum: 'net_taxes_and_others' },
      whereClauses: ['net_taxes_and_others <> 0'],
    }),
  ],
  defaultFact: 'totalSpend',
  widgets: analysisWidgets(),
  notes: [unmappedNote],
  filterDimensions: commonFilterDimensions,
  gridColumns: gridColumnsOf('package_level_info', [...shipmentFields, ...amountFields, ...addressFields]),
  gridViews: commonViews(amountFields.map((name) => name.toUpperCase())),
  weightUnits: ['lbs', 'kgs'],
  tabs: [],
};
