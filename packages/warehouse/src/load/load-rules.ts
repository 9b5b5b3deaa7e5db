import { chargeFamilies } from '@waybill/model';
import { mismatchedDollars } from '../dollars/package-dollars.ts';

/** A condition that the rows of new loads must meet. */
export interface LoadRule {
  /**
   * Selects the first row that breaks the rule, of the loads from this number on; its columns go into the message. Nothing
   * newer is stored.
   */
  readonly sql: (firstLoad: number) => string;
  readonly message: (row: readonly string[]) => string;
}

const packageSums = chargeFamilies.flatMap((family) => [
  `sum(net_amount + incentive_amount) filter (where charge_family = '${family}') as ${family}_gross`,
  `sum(incentive_amount) filter (where charge_family = '${family}') as ${family}_discount`,
]);
const packageDifferences = chargeFamilies.flatMap((family) => [
  `p.${family}_amount <> coalesce(c.${family}_gross, 0)`,
  `p.${family}_discount <> coalesce(c.${family}_discount, 0)`,
]);

/** The message of a further part that does not fit its invoice, from the carrier and the invoice number. */
export function namesAnother([carrier, number]: readonly string[]): string {
  return `The further part of invoice ${number} of ${carrier} names another client, account, number, date or currency than what is stored of it.`;
}

/** The charges of every package add up to its amounts. */
export const chargesOfPackageRule: LoadRule = {
  sql: (firstLoad) => `
    with charges as (
      select tracking_id, sum(net_amount) as net, ${packageSums.join(', ')}
      from charge_level_info where load_id >= ${firstLoad} group by tracking_id
    )
    select coalesce(p.tracking_number, 'without tracking number'), p.invoice_number, coalesce(c.net, 0), p.net_amount
    from package_level_info p left join charges c using (tracking_id)
    where p.load_id >= ${firstLoad} and (p.net_amount <> coalesce(c.net, 0) or ${packageDifferences.join(' or ')})
    limit 1`,
  message: ([tracking, number, charges, amount]) =>
    `The charges of package ${tracking} of invoice ${number} add up to ${charges}; its amounts (net ${amount}) say otherwise.`,
};

/** The rules for the rows of every load, for every source and engine: money is stored to the cent. */
export const loadRules: readonly LoadRule[] = [
  {
    sql: (firstLoad) => `
      select n.carrier_name, n.invoice_number
      from invoice n join invoice o using (client_id, carrier_id, account_number, invoice_number, bill_date)
      where n.load_id >= ${firstLoad} and o.invoice_id <> n.invoice_id limit 1`,
    message: ([carrier, number]) => `Invoice ${number} of ${carrier} is stored already.`,
  },
  {
    sql: (firstLoad) => `
      select n.carrier_name, n.invoice_number
      from invoice n join invoice o using (invoice_id)
      where n.load_id >= ${firstLoad} and (o.client_id, o.account_id, o.carrier_id, o.account_number, o.invoice_number,
        o.bill_date, o.currency_code) is distinct from (n.client_id, n.account_id, n.carrier_id, n.account_number,
        n.invoice_number, n.bill_date, n.currency_code)
      limit 1`,
    message: namesAnother,
  },
  {
    sql: (firstLoad) => `
      select p.invoice_number, i.invoice_number
      from package_level_info p
      left join invoice i on i.invoice_id = p.invoice_id and i.load_id = p.load_id and i.load_id >= ${firstLoad}
      where p.load_id >= ${firstLoad} and (p.client_id, p.account_id, p.carrier_id, p.account_number, p.invoice_number,
        p.bill_date, p.currency_code) is distinct from (i.client_id, i.account_id, i.carrier_id, i.account_number,
        i.invoice_number, i.bill_date, i.currency_code)
      limit 1`,
    message: ([ofPackage, ofInvoice]) =>
      `A package of invoice ${ofPackage} does not carry the client, account, number, date or currency of its invoice ${ofInvoice}.`,
  },
  chargesOfPackageRule,
  {
    sql: mismatchedDollars,
    message: ([tracking, number]) =>
      `The US dollars of package ${tracking} of invoice ${number} are not those of its charges.`,
  },
  {
    sql: (firstLoad) => `
      select invoice_number, coalesce(packages, 0), coalesce(charges, 0), amount, coalesce(packages, 0) - amount
      from (select load_id, invoice_id, any_value(invoice_number) as invoice_number, sum(amount) as amount
            from invoice where load_id >= ${firstLoad} group by load_id, invoice_id) i
      left join (select load_id, invoice_id, sum(net_amount) as packages
                 from package_level_info where load_id >= ${firstLoad} group by load_id, invoice_id) p
        using (load_id, invoice_id)
      left join (select load_id, invoice_id, sum(net_amount) as charges
                 from charge_level_info where load_id >= ${firstLoad} group by load_id, invoice_id) c
        using (load_id, invoice_id)
      where coalesce(packages, 0) <> amount or coalesce(charges, 0) <> amount
      limit 1`,
    message: ([number, packages, charges, amount, difference]) =>
      `Invoice ${number} does not reconcile: its amount is ${amount}, its packages add up to ${packages} (difference ${difference}), its charges to ${charges}.`,
  },
];
