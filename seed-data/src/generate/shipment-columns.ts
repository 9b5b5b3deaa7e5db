/** The columns that packages and charges share, over `made` (m) joined to what its numbers stand for. */
export const shipmentExpressions: Readonly<Record<string, string>> = {
  client_id: 'm.client_id',
  account_id: 'm.account_id',
  tracking_id: 'm.tracking_id',
  bill_date_partition: 'b.bill_date_partition',
  pickup_date_partition: 'm.client_id::bigint * 100000 + m.quarter',
  invoice_number: 'b.invoice_number',
  invoice_status: `case when not is_freight then null when payment_draw < 45 then 'pay' when payment_draw < 47 then 'zeropayclose'
    when payment_draw < 49 then 'ode' else 'duplicate' end`,
  account_number: 'b.account_number',
  carrier_id: 'm.carrier_id',
  carrier_name: 'b.carrier_name',
  bill_date: 'b.bill_date',
  pickup_date: 'm.ship_date',
  delivery_date: 'm.delivery_date',
  tracking_number: 'm.tracking_number',
  tracking_status: 'm.tracking_status',
  bucket_name: 'b.bucket_name',
  mode_category: 's.mode',
  service: 's.name',
  service_category: 's.category',
  zone: 'm.zone',
  bill_option: 'm.bill_option',
  currency_code: 'b.currency_code',
  usd_rate: 'b.usd_rate',
  ...place('sender', 'o', 'if(reversed, target_digits, origin_digits)'),
  ...place('consignee', 't', 'if(reversed, origin_digits, target_digits)'),
  customer_reference: 'null',
};

/** Where those columns come from. */
export const shipmentSources = `made m
  join bill b using (invoice_index)
  join service s using (service_id)
  join place o on o.place_id = m.sender_place
  join place t on t.place_id = m.consignee_place`;

function place(side: string, table: string, lastDigits: string): Record<string, string> {
  return {
    [`${side}_city`]: `${table}.city`,
    [`${side}_state`]: `${table}.state`,
    [`${side}_postal_code`]: `if(${table}.country = 'US', ${table}.postal_code || ${lastDigits}, ${table}.postal_code)`,
    [`${side}_cntry`]: `${table}.country`,
    [`normalised_${side}_state`]: `${table}.normalised_state`,
    [`normalised_${side}_country`]: `${table}.normalised_country`,
    [`${side}_county`]: `${table}.county`,
  };
}
