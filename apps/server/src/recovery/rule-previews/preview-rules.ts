import { mergedPacks, type Pack, type Packs, packCells, packIn } from '@waybill/audit';
import type { PackPreview } from '@waybill/contract';
import { addMonths, carrierDays, dayOf } from '@waybill/model';
import { compileFound, scopeToAll } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { packsInUse } from '../../organisation/rule-packs/packs-in-use.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { longQuery } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { type ActiveAgreement, activeAgreements } from '../agreed-prices/active-agreements.ts';
import { revenueByGroup } from '../agreements/tiers-of-agreement.ts';
import { BilledPackagesError, readBilledPackages } from '../billed-packages/billed-packages.ts';
import { rateInvoices } from '../billed-packages/rate-invoices.ts';
import { type RuleUpload, readRuleFile } from '../rule-packs/read-rule-file.ts';
import { guaranteedAccounts } from '../stored-findings/guaranteed-accounts.ts';

type Context = Pick<
  Services,
  'settings' | 'warehouse' | 'files' | 'clock' | 'readers' | 'dataDirectory' | 'scratchDirectory'
>;

const monthsOfFindings = 3;
const sampleRows = 8;

/** Reads a file of rules, and says what its import would change. @throws ProblemError 400 as `readRuleFile` does */
export async function previewRules(
  context: Context,
  user: SignedInUser,
  upload: RuleUpload,
  signal: AbortSignal,
): Promise<PackPreview> {
  const { pack, sheets, unusedColumns, unusedLines } = await readRuleFile(context, user, upload, signal);
  const before = await packsInUse(context.settings, user.tenantId);
  const after = mergedPacks([...before.values(), pack]);
  const [columns = [], ...sample] = packCells({ ...pack, rows: pack.rows.slice(0, sampleRows) });
  return {
    sheets: [...sheets],
    rows: pack.rows.length,
    columns: [...columns],
    sample: sample.map((cells) => [...cells]),
    unusedColumns: [...unusedColumns],
    unusedLines,
    replaced: replacedRows(before, after, pack),
    claimable: {
      before: await claimable(context, user, before, signal),
      after: await claimable(context, user, after, signal),
    },
    agreements: await reproductions(context, user, pack, { before, after }, signal),
  };
}

/** Rows in use that are not there any more, or apply on fewer days. */
function replacedRows(before: Packs, after: Packs, { carrierId, kind }: Pack): number {
  const kept = new Set(packIn(after, carrierId, kind)?.rows.map((row) => JSON.stringify(row)));
  const rows = packIn(before, carrierId, kind)?.rows ?? [];
  return rows.filter((row) => !kept.has(JSON.stringify(row))).length;
}

interface FoundRow extends Record<string, string | number | null> {
  readonly confidence: string;
  readonly obstacle: string | null;
  readonly carrier_id: number;
  readonly claim_by: string | null;
  readonly at_stake: number;
}

/** What the rules find that can be claimed, before credits. */
async function claimable(
  context: Context,
  user: SignedInUser,
  packs: Packs,
  signal: AbortSignal,
): Promise<PackPreview['claimable']['before']> {
  const { settings, warehouse, clock } = context;
  const readable = await readableClients(settings, user);
  const scope = scopeToAll(readable, warehouse.dataVersion);
  const days = carrierDays(clock());
  const guaranteed = await guaranteedAccounts(context, scope.clientIds);
  const range = { from: addMonths(days.today, -monthsOfFindings), to: days.today };
  const compiled = compileFound({ ...range, today: days.today, guaranteed }, packs, { scope });
  const rows = await warehouse.rows<FoundRow>(compiled, { ...longQuery, signal });
  const open = rows.filter(
    ({ confidence, obstacle, carrier_id: carrier, claim_by: claimBy }) =>
      confidence !== 'check' &&
      obstacle === null &&
      (claimBy === null || claimBy >= (days.todayOf[carrier] ?? days.today)),
  );
  return { findings: open.length, amount: open.reduce((sum, { at_stake: cents }) => sum + cents, 0) / 100 };
}

async function reproductions(
  context: Context,
  user: SignedInUser,
  { carrierId }: Pack,
  packs: { readonly before: Packs; readonly after: Packs },
  signal: AbortSignal,
): Promise<PackPreview['agreements']> {
  if (!user.permissions.has('AGREEMENT_VIEW')) return [];
  const readable = await readableClients(context.settings, user);
  const nameOf = new Map(readable.map(({ id, name }) => [id, name]));
  const active = await activeAgreements(context, [...nameOf.keys()]);
  const found: PackPreview['agreements'] = [];
  for (const each of active.filter(({ agreement }) => agreement.carrierId === carrierId)) {
    const before = await reproduced(context, each, packs.before, signal);
    const after = await reproduced(context, each, packs.after, signal);
    if (before === undefined || after === undefined) continue;
    const client = { id: each.clientId, name: nameOf.get(each.clientId) ?? '' };
    found.push({ id: each.id, client, number: each.agreement.number, before, after });
  }
  return found;
}

/** How far an agreement reproduces its last month with these rules; undefined if nothing was billed. */
async function reproduced(
  context: Context,
  { agreement, clientId }: ActiveAgreement,
  packs: Packs,
  signal: AbortSignal,
): Promise<PackPreview['agreements'][number]['before'] | undefined> {
  const order = {
    agreement,
    packs,
    revenueOn: async (day: string) => (await revenueByGroup(context, clientId, agreement, { from: day, to: day }))(day),
    trustsBills: true,
    clientId,
    today: dayOf(context.clock()),
    signal,
  };
  try {
    const { rated, reproduced: same } = await rateInvoices((asked) => readBilledPackages(context, asked), order);
    return { rated, reproduced: same };
  } catch (error) {
    if (error instanceof BilledPackagesError) return undefined;
    throw error;
  }
}
