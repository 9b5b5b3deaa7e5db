import {
  allocateCredits,
  type Credit,
  mergedPacks,
  settleFindings,
  shippedPacks,
  type UnsettledFinding,
} from '@waybill/audit';
import { creditRowsQuery, type RuleContext } from '@waybill/model';
import { compileDataQuery, compileFindings, compileFound, type FindingQuestion, type scopeTo } from '../src/index.ts';
import type { TinyWarehouse } from './tiny-warehouse.ts';

/** The rules of carriers as Waybill ships them. */
export const packs = mergedPacks(shippedPacks());

type Answered = Readonly<Record<string, unknown>>;

/** Searches a warehouse for findings, takes credits off, and compiles questions about what is left. */
export async function searchFindings(
  warehouse: TinyWarehouse,
  { ruleContext, ...question }: Omit<FindingQuestion, 'found' | 'days'> & { readonly ruleContext: RuleContext },
  scope: ReturnType<typeof scopeTo>,
) {
  const rows = await warehouse.run(compileFound(ruleContext, packs, { scope }));
  const credits = await warehouse.run(compileDataQuery(creditRowsQuery('2000-01-01'), { scope }));
  const ledger = allocateCredits({
    claims: [],
    credits: credits.map(creditOf).filter(({ billDate }) => billDate <= ruleContext.today),
    rebills: [],
    decisions: [],
  });
  const { findings } = settleFindings(rows.map(unsettled), ledger, () => false);
  return compileFindings({ ...question, days: { today: ruleContext.today, todayOf: {} }, found: findings }, { scope });
}

const unsettled = (row: Answered): UnsettledFinding & Answered => ({
  ...row,
  id: String(row.id),
  rule: String(row.rule),
  client_id: Number(row.client_id),
  carrier_name: String(row.carrier_name),
  tracking_number: row.tracking_number === null ? null : String(row.tracking_number),
  invoice_number: String(row.invoice_number),
  bill_date: String(row.bill_date),
  charge: String(row.charge),
  turn: Number(row.turn),
  at_stake: Number(row.at_stake),
  net_after: row.net_after === null ? null : Number(row.net_after),
  obstacle: row.obstacle === null ? null : String(row.obstacle),
});

const creditOf = (row: Answered, index: number): Credit => ({
  key: String(index),
  clientId: Number(row.CLIENT_ID),
  carrierName: String(row.CARRIER_NAME),
  accountNumber: String(row.ACCOUNT_NUMBER),
  invoiceNumber: String(row.INVOICE_NUMBER),
  billDate: String(row.BILL_DATE),
  trackingNumber: row.TRACKING_NUMBER === null ? null : String(row.TRACKING_NUMBER),
  creditType: String(row.CREDIT_TYPE),
  text: String(row.CHARGE_DESCRIPTION),
  cents: -Math.round(100 * Number(row.NET)),
});
