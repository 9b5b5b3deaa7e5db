import type { ExceptionRule } from '@waybill/model';
import type { NotedFinding } from '@waybill/query';
import type { Services } from '../../platform/services.ts';

/** What users have recorded about findings of these rules and clients. */
export async function notedFindings(
  settings: Services['settings'],
  clientIds: readonly number[],
  rules: readonly ExceptionRule[],
): Promise<readonly NotedFinding[]> {
  return settings
    .selectFrom('exception_finding')
    .select(['id', 'state', 'owner_id as owner', 'claim_reference as claimReference'])
    .where('client_id', 'in', clientIds)
    .where(
      'rule',
      'in',
      rules.map(({ name }) => name),
    )
    .orderBy('id')
    .execute();
}
