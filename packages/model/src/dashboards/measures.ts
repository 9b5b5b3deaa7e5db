/** The figures of configurable dashboards, under the names that their charts know (S1 section 3). */
export const measures = {
  amount: 'sum(net_amount) as amount',
  packages: 'sum(no_of_pkgs) as packages',
  gross: 'sum(net_amount + incentive_amount) as gross',
  discount: 'sum(incentive_amount) as discount',
  net: 'sum(net_amount) as net',
  freight: 'sum(net_transportation_amount) as freight_charge',
  fuel: 'sum(net_fuel_surcharge_amount) as fuel_surcharge',
  fuelPercent:
    'case when abs(sum(net_transportation_amount)) <= 0.00000001 then 0 ' +
    'else round(100 * sum(net_fuel_surcharge_amount) / sum(net_transportation_amount), 2) end ' +
    'as fuel_freight_surcharge_percent',
  billWeight: 'sum(bill_weight_pounds) as bill_weight',
  actualWeight: 'sum(actual_weight_pounds) as actual_weight',
  costPerPackage:
    'case when sum(no_of_pkgs) = 0 then 0 else round(sum(net_amount) / sum(no_of_pkgs), 2) end as costperpackage',
  costPerPound:
    'case when sum(bill_weight_pounds) = 0 then 0 ' +
    'else round(sum(net_amount) / sum(bill_weight_pounds), 2) end as costperpound',
  onTime: delivered('On Time', 'on_time'),
  late: delivered('Late', 'lates'),
  exception: delivered('Exception', 'exceptions'),
  pendingLate: delivered('Pending Late', 'pending'),
} as const;

function delivered(status: string, name: string): string {
  return `sum(case when tracking_status = '${status}' then no_of_pkgs else 0 end) as ${name}`;
}
