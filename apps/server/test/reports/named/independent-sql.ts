/*
 * SQL of the named reports, written apart from model and compiler: each line of a report as a list of texts. `p` are
 * package rows and `c` charge rows of the clients, carrier and days that are asked for.
 */

const place = (side: string) =>
  `p.${side}_name, p.${side}_company, p.${side}_address, p.${side}_city, p.normalised_${side}_state, p.${side}_postal_code, p.normalised_${side}_country`;
const families = ['transportation', 'fuel_surcharge', 'other_accessorial', 'billing_adjustment', 'tax', 'fee', 'other'];
const netOf = (...names: readonly string[]) =>
  names.map((name) => `p.${name}_amount_usd - p.${name}_discount_usd`).join(' + ');
const others = netOf('billing_adjustment', 'tax', 'fee', 'other');
const net = netOf(...families);
/** Halves away from zero, with whole numbers only. */
const quotient = (part: string, whole: string, scale: number) =>
  `case when (${whole}) = 0 then 0 else sign(${part}) * sign(${whole}) * cast((2 * ${scale} * abs(${part}) + abs(${whole})) // (2 * abs(${whole})) as decimal(18, 0)) * 0.01 end`;
const cents = (amount: string) => `cast(sum(${amount}) * 100 as hugeint)`;
const spend = `sum(p.no_of_pkgs), sum(p.bill_weight_pounds), sum(p.transportation_amount_usd),
  sum(p.transportation_discount_usd), sum(${netOf('fuel_surcharge')}), sum(${netOf('other_accessorial')}), sum(${others}),
  sum(${net}), ${quotient(cents(net), 'sum(p.no_of_pkgs)', 1)}`;
const monthOf = (table: string) => `make_date(year(${table}.bill_date), month(${table}.bill_date), 1)`;

/** Columns, conditions and groups of each report by its name. */
export const independentReports: Readonly<
  Record<string, { lines: string; from?: string; where?: string; by?: string }>
> = {
  'Shipment Details': {
    lines: `p.tracking_number, p.row_kind, p.invoice_number, p.bill_date, p.account_number, p.pickup_date, p.delivery_date,
      p.service_category, p.service, p.zone, p.bill_option, ${place('sender')}, ${place('consignee')}, p.order_number,
      p.sku, p.cost_centre, p.carton, p.customer_reference, p.no_of_pkgs, p.actual_weight_pounds, p.bill_weight_pounds,
      p.transportation_amount_usd, p.transportation_discount_usd,
      ${netOf('fuel_surcharge')}, ${netOf('other_accessorial')}, ${others}, ${net}`,
  },
  'Address Correction': {
    lines: `p.tracking_number, p.invoice_number, p.bill_date, p.account_number, p.pickup_date, p.service, ${place('consignee')},
      p.sender_name, p.sender_company, p.address_correction_amt_usd`,
    where: 'p.address_correction_amt_usd <> 0',
  },
  Payment: {
    lines: `p.invoice_number, p.bill_date, p.account_number, sum(p.no_of_pkgs),
      sum(${families.map((name) => `p.${name}_amount_usd`).join(' + ')}),
      sum(${families.map((name) => `p.${name}_discount_usd`).join(' + ')}), sum(${net})`,
    by: 'p.invoice_id, p.invoice_number, p.bill_date, p.account_number',
  },
  'Spend By Service': { lines: `p.service_category, p.service, ${spend}`, by: 'p.service_category, p.service' },
  'Accessorial Summary': {
    lines: `c.accessorial_group, count(*), count(distinct c.tracking_number), sum(c.net_amount_usd + c.incentive_amount_usd),
      sum(c.incentive_amount_usd), sum(c.net_amount_usd), ${quotient(cents('c.net_amount_usd'), 'count(*)', 1)}`,
    from: 'c',
    where: "c.charge_family = 'other_accessorial'",
    by: 'c.accessorial_group',
  },
  'Annual Summary': { lines: `${monthOf('p')}, ${spend}`, by: monthOf('p') },
  'Service Summary - UPS': {
    lines: `p.service, p.zone, ${spend},
      ${quotient(cents('p.transportation_discount_usd'), cents('p.transportation_amount_usd'), 10_000)}`,
    by: 'p.service, p.zone',
  },
  'Audit Credit': {
    lines: `c.tracking_number, c.invoice_number, c.bill_date, c.account_number, c.pickup_date, c.service, c.credit_type,
      c.charge_description, c.audit_refund_amount_usd`,
    from: 'c',
    where: 'c.audit_refund_amount_usd <> 0',
  },
  'Refund Vs. Spend Analysis': {
    lines: `${monthOf('c')}, sum(c.net_amount_usd), sum(c.audit_refund_amount_usd), sum(c.client_refund_amount_usd),
      sum(c.audit_refund_amount_usd + c.client_refund_amount_usd),
      ${quotient(cents('c.audit_refund_amount_usd + c.client_refund_amount_usd'), cents('c.net_amount_usd'), 10_000)}`,
    from: 'c',
    by: monthOf('c'),
  },
  'Delivery Status': {
    lines: `p.tracking_number, p.invoice_number, p.bill_date, p.service, p.pickup_date, p.scheduled_date, p.delivery_date,
      p.tracking_status, p.delivery_status, p.delivery_location, p.consignee_company, p.consignee_city,
      p.normalised_consignee_state, p.normalised_consignee_country`,
    where: "p.row_kind = 'package'",
  },
  'Residential Vs Commercial': {
    lines: `case when c_of.residential then 'Residential' else 'Commercial' end, p.service_category, sum(p.no_of_pkgs),
      sum(p.bill_weight_pounds), sum(coalesce(c_of.amount, 0)), sum(${net}), ${quotient(cents(net), 'sum(p.no_of_pkgs)', 1)}`,
    from: `p left join (select tracking_id as row_id, true as residential, sum(net_amount_usd) as amount
      from charge_level_info where accessorial_group = 'Residential' group by tracking_id) as c_of on c_of.row_id = p.tracking_id`,
    where: 'p.tracking_number is not null',
    by: 'c_of.residential, p.service_category',
  },
};

/** One column LINE: the cells of a line as a JSON object. */
export function independentSql(
  name: string,
  clientIds: readonly number[],
  carrier: string,
  from: string,
  to: string,
): string {
  const report = independentReports[name];
  if (report === undefined) throw new Error(`There is no SQL for ${name}.`);
  const { lines, from: source = 'p', where = 'true', by } = report;
  const asked = `client_id in (${clientIds.join(', ')}) and carrier_name = '${carrier}'
    and bill_date >= date '${from}' and bill_date <= date '${to}'`;
  return `with p as (select * from package_level_info where ${asked}), c as (select * from charge_level_info where ${asked}),
    report as (select ${lines} from ${source} where ${where} ${by === undefined ? '' : `group by ${by}`})
    select cast(to_json(report) as varchar) as line from report`;
}
