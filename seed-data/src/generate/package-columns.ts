import { familyAmounts } from './family-amounts.ts';

const ofPackage = (column: string): string => `if(is_correction, null, ${column})`;
const pounds = ofPackage("'lbs'");
const size = (column: string): string => ofPackage(`m.${column}`);
const correctionCalled = (code: string): string =>
  `if(f.accessorial_code = '${code}' and f.credit_type is null, correction_net + correction_fuel, 0)`;

/** UPS and FedEx name a company on nearly all packages: at homes it is the person. */
const receivingCompany = `case when not residential then if(has_company or m.carrier_id not in (1, 2), c.text, null)
    when m.carrier_id in (1, 2) and has_company then if(reversed, ps.text, pc.text) end`;

/** The columns of a package that charges do not have, over `made` (m) joined to what its numbers stand for. */
export const packageExpressions: Readonly<Record<string, string>> = {
  row_kind: "if(is_correction, 'adjustment', 'package')",
  no_of_pkgs: 'if(is_correction, 0, 1)',
  charge_description: 'coalesce(f.charge_description, s.name)',
  actual_weight: ofPackage('actual_pounds'),
  actual_weight_unit: pounds,
  actual_weight_pounds: ofPackage('actual_pounds'),
  bill_weight: ofPackage('bill_pounds'),
  bill_weight_unit: pounds,
  bill_weight_pounds: ofPackage('bill_pounds'),
  length: size('length'),
  width: size('width'),
  height: size('height'),
  dim_unit: "if(is_correction or is_freight, null, 'inches')",
  scheduled_date: 'promised_day + to_hours(m.commit_hour)',
  estimated_days: 'promised_days',
  estimated_time: "if(m.commit_hour < 10, '0', '') || m.commit_hour || ':00'",
  delivery_status: `case tracking_status when 'Exception' then 'Exception' when 'Pending Late' then 'In Transit'
    when 'On Time' then 'Delivered' when 'Late' then 'Delivered' end`,
  delivery_location: `if(delivery_date is null, null, case spot when 0 then 'Front Door' when 1 then 'Receiver' when 2 then 'Dock'
    when 3 then 'Mailroom' when 4 then 'Porch' else 'Reception' end)`,
  sender_name: 'ps.text',
  sender_company: `if(reversed, ${receivingCompany}, a.client_name)`,
  sender_address: "if(reversed, d.text, '100 Distribution Way')",
  consignee_name: 'pc.text',
  consignee_company: `if(reversed, a.client_name, ${receivingCompany})`,
  consignee_address: "if(reversed, '100 Distribution Way', d.text)",
  ...familyAmounts,
  address_correction_amt: `address_gross + ${correctionCalled('ADC')}`,
  shipping_charge_correction_amt: `scc_gross + scc_fuel + ${correctionCalled('SCC')}`,
  chargeback_amt: correctionCalled('CHB'),
  declared_amt: 'declared_gross',
  scc_audit_fee_amt: '0',
};

/** Where those columns come from, beside the sources of the shared ones. */
export const packageSources = `
  join account_fact a on a.account_id = m.account_id
  join pattern p on p.style = m.style and p.kinds = m.kinds
  join charge_text f on f.text_id = p.text_ids[1]
  join person ps on ps.id = m.sender
  join person pc on pc.id = m.consignee
  join company c on c.id = m.company
  join address d on d.id = m.address`;
