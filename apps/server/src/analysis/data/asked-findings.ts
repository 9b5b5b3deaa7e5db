import { earliestDay, latestDay, portalPages } from '@waybill/contract';
import { addMonths, type DateRange, findingColumnNames } from '@waybill/model';
import { askedDays, type QueryContext, type Scope } from '@waybill/query';
import { assertBelongs } from '../../platform/http/assert-belongs.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';

/** Packages are billed within this time of their ship date. */
const monthsUntilBilled = 12;
const namesFindings = new RegExp(`\\b(?:${findingColumnNames.join('|')})\\b`, 'i');

type Asker = Pick<SignedInUser, 'permissions' | 'roles' | 'internal' | 'token'>;

interface AskedQuery {
  readonly scope: Scope;
  /** All texts in which columns of findings may be named. */
  readonly query: unknown;
  /** The conditions on its rows; ANDed. */
  readonly conditions: readonly string[] | undefined;
  readonly patience: 'briefly' | 'until done';
}

/**
 * The findings that a query needs in its context: none unless it names a column of findings.
 * @throws ProblemError 403 for a user who may not see findings.
 */
export async function askedFindings(
  services: Pick<Services, 'settings' | 'warehouse' | 'files' | 'clock' | 'findingsForQueries'>,
  user: Asker,
  { scope, query, conditions = [], patience }: AskedQuery,
): Promise<Pick<QueryContext, 'findings'>> {
  if (services.findingsForQueries === undefined || !namesFindings.test(JSON.stringify(query))) return {};
  assertBelongs(portalPages['/aframe/dashboard/findings'], user);
  const billed = billedDays(conditions);
  return { findings: await services.findingsForQueries(services, user, { scope, billed, patience }) };
}

/** The invoice dates of the rows in question. */
function billedDays(conditions: readonly string[]): DateRange {
  const { billed, shipped } = askedDays(conditions);
  return {
    from: billed.from ?? (shipped.from === null ? earliestDay : addMonths(shipped.from, -monthsUntilBilled)),
    to: billed.to ?? (shipped.to === null ? latestDay : addMonths(shipped.to, monthsUntilBilled)),
  };
}
