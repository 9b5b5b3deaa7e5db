import type { ClassificationRow } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import type { ChargeFamily } from '@waybill/model';
import type { ChargeClassification } from '@waybill/warehouse';
import { sql } from 'kysely';
import { notFound } from '../../platform/problems.ts';

/** A tenant's classifications, as its users see them; unordered. */
export const classificationsOf = (settings: Settings, tenantId: number) =>
  settings
    .selectFrom('charge_classification')
    .leftJoin('user_account', 'user_account.id', 'charge_classification.created_by')
    .select([
      'charge_classification.id',
      'charge_classification.carrier_name as carrierName',
      'charge_classification.description',
      'charge_classification.code',
      sql<string>`charge_classification.valid_from::text`.as('validFrom'),
      'charge_classification.family',
      'charge_classification.accessorial_group as group',
      'charge_classification.meaning',
      'charge_classification.status',
      'charge_classification.charges',
      'charge_classification.packages',
      sql<string>`charge_classification.net_usd::text`.as('netUsd'),
      sql<string>`to_char(charge_classification.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as(
        'createdAt',
      ),
      'user_account.login as createdBy',
    ])
    .where('charge_classification.tenant_id', '=', tenantId);

/** @throws ProblemError 404 for one of another tenant. */
export async function classificationOf(settings: Settings, tenantId: number, id: number): Promise<ClassificationRow> {
  const row = await classificationsOf(settings, tenantId).where('charge_classification.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('There is no such classification.');
  return row;
}

/** A classification as the warehouse applies it, and its tenant. */
export interface StoredClassification extends ChargeClassification {
  readonly tenantId: number;
}

/** All that are in one of these states, the oldest first. */
async function inState(
  settings: Settings,
  statuses: readonly ('applying' | 'applied' | 'undoing')[],
  tenantId?: number,
): Promise<StoredClassification[]> {
  const rows = await settings
    .selectFrom('charge_classification')
    .select(['id', 'tenant_id', 'carrier_id', 'description', 'code', 'family', 'accessorial_group'])
    .select(sql<string>`valid_from::text`.as('validFrom'))
    .where('status', 'in', statuses)
    .$if(tenantId !== undefined, (all) => all.where('tenant_id', '=', tenantId ?? 0))
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    carrierId: row.carrier_id,
    description: row.description,
    code: row.code,
    validFrom: row.validFrom,
    family: row.family as ChargeFamily,
    group: row.accessorial_group,
  }));
}

/**
 * What later loads of a tenant apply: what history has, also while that is about to be taken back. One that is still to
 * be applied reaches the rows of earlier loads with the others.
 */
export const standingClassifications = async (settings: Settings, tenantId: number): Promise<StoredClassification[]> =>
  await inState(settings, ['applied', 'undoing'], tenantId);

/** Those whose change has started but not finished. */
export const unfinished = async (settings: Settings, status: 'applying' | 'undoing'): Promise<StoredClassification[]> =>
  await inState(settings, [status]);
