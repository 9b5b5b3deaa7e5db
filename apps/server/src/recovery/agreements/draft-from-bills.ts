import { type BilledTerm, draftAgreement, draftedParts, type OwnTerms, type Packs } from '@waybill/audit';
import type { AgreementDraft } from '@waybill/contract';
import { addDays, type CalendarDay, type DateRange, dateWhereClause, dayOf, oneOf } from '@waybill/model';
import { compileDataQuery, compileOwnTerms, type Scope, scopeTo } from '@waybill/query';
import { assertReadableClient } from '../../organisation/accounts/assert-of-client.ts';
import { packsInUse } from '../../organisation/rule-packs/packs-in-use.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { longQuery, mostRowsOfContainer } from '../../platform/query-limits.ts';
import type { Services } from '../../platform/services.ts';
import { feeOf } from '../billed-packages/package-to-rate.ts';
import { asStored } from '../billed-packages/rate-invoices.ts';

type Context = Pick<Services, 'settings' | 'clock' | 'warehouse'>;

interface Asked {
  readonly clientId: number;
  readonly carrierId: number;
  /** None for all. */
  readonly accounts: readonly string[];
  /** The first ship date. */
  readonly from?: CalendarDay | undefined;
}

/** Carriers change their rates in late December; less than a quarter says little about what was agreed. */
const newRates = '12-22';
const leastDays = 90;

interface TermRow extends Record<string, string | number | null> {
  readonly part: string;
  readonly service: string;
  readonly billing: string;
  readonly receiver: string;
  readonly zone: string;
  readonly band: number;
  readonly code: string;
  readonly charge: string;
  readonly amount: number;
  readonly gross: number;
  readonly cases: number;
  readonly since: string;
  readonly until: string;
}

/**
 * The agreement by which a client's packages seem to have been billed, with the evidence for each line. Nothing is stored.
 * @throws ProblemError 400 for a client that the user may not read, or if nothing was billed
 */
export async function draftFromBills(
  context: Context,
  user: SignedInUser,
  asked: Asked,
  signal: AbortSignal,
): Promise<AgreementDraft> {
  const { settings, warehouse, clock } = context;
  const { clientId, carrierId } = asked;
  await assertReadableClient(settings, user, clientId);
  const today = dayOf(clock());
  const shipped = { from: asked.from ?? firstDayOf(today), to: today };
  const scope = scopeTo({ clientId }, [{ id: clientId, childIds: [] }], warehouse.dataVersion);
  const billed = await accountsBilled(context, scope, carrierId, shipped, signal);
  const wanted = asked.accounts.map(asStored);
  const counted = billed.filter(({ account }) => wanted.length === 0 || wanted.includes(account));
  const packages = counted.reduce((sum, each) => sum + each.packages, 0);
  if (packages === 0)
    throw badRequest(
      `No packages that were shipped since ${shipped.from} were billed to these accounts. Choose an earlier day.`,
    );
  const accounts = counted.map(({ account }) => account);
  const packs = await packsInUse(settings, user.tenantId);
  const compiled = compileOwnTerms(
    {
      ...shipped,
      today,
      shipped,
      conditions: [...ofCarrier(carrierId), oneOf('account_number', accounts)],
      guaranteed: { isUpsGsr: [], isFedexExpressGsr: [], isFedexIntlGsr: [] },
    },
    packs,
    { scope },
  );
  const rows = await warehouse.rows<TermRow>(compiled, { ...longQuery, signal, maxRows: mostRowsOfContainer });
  const { terms, unknown } = termsOf(packs, carrierId, rows);
  const head = { carrierId, number: `Draft ${today}`, accounts, from: shipped.from };
  const { agreement, evidence } = draftAgreement(packs, head, terms);
  const lines = draftedParts.flatMap((part) =>
    evidence[part].map((each, place) => ({ part, line: place + 1, ...each })),
  );
  return { ...shipped, packages, accounts: billed, content: agreement, evidence: lines, unknownCharges: unknown };
}

/** The first day of the published rates that count, else of those before. */
function firstDayOf(today: CalendarDay): CalendarDay {
  const year = Number(today.slice(0, 4));
  const latest = [year, year - 1, year - 2].map((each) => `${each}-${newRates}`);
  return latest.find((day) => day <= addDays(today, -leastDays)) ?? today;
}

const ofCarrier = (carrierId: number) => [`carrier_id = ${carrierId}`, "currency_code = 'USD'"];

async function accountsBilled(
  { warehouse }: Context,
  scope: Scope,
  carrierId: number,
  shipped: DateRange,
  signal: AbortSignal,
): Promise<AgreementDraft['accounts']> {
  const query = {
    selectColumnNames: ['account_number as account', 'count(*) as packages'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      ...ofCarrier(carrierId),
      `bill_date >= '${shipped.from}'`,
      dateWhereClause('pickup_date', shipped),
      "row_kind = 'package'",
      'tracking_number is not null',
    ],
    groupByDetails: ['account_number'],
    orderByDetails: ['account_number'],
  };
  const rows = await warehouse.rows<{ ACCOUNT: string; PACKAGES: number }>(compileDataQuery(query, { scope }), {
    ...longQuery,
    signal,
    maxRows: mostRowsOfContainer,
  });
  return rows.map(({ ACCOUNT: account, PACKAGES }) => ({ account, packages: Number(PACKAGES) }));
}

/** Rows as terms by their part, with charges as rule packs name them; apart, those that no pack knows. */
function termsOf(packs: Packs, carrierId: number, rows: readonly TermRow[]) {
  const unknown = new Map<string, number>();
  const named = rows.flatMap((row): readonly (TermRow & BilledTerm)[] => {
    const { part, service, zone, code, charge, cases, until: day } = row;
    if (part !== 'accessorials') return [row];
    const held = feeOf(packs, carrierId, { codes: [code, charge].filter((each) => each !== ''), service, zone, day });
    if (held === undefined) unknown.set(charge, (unknown.get(charge) ?? 0) + cases);
    return held === undefined ? [] : [{ ...row, charge: held.charge }];
  });
  const byPart = Map.groupBy(named, ({ part }) => part);
  const terms = Object.fromEntries(draftedParts.map((part) => [part, byPart.get(part) ?? []])) as unknown as OwnTerms;
  const charges = [...unknown].map(([charge, count]) => ({ charge, count }));
  return { terms, unknown: charges.toSorted((one, other) => other.count - one.count) };
}
