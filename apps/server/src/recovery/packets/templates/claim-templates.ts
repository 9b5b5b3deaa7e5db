import { type CarrierClaimTemplate, type ClaimTemplate, type ClaimTemplateRow, claimTemplate } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { builtInTemplate } from '@waybill/model';
import { writeAudit } from '../../../identity/audit/write-audit.ts';
import { carriersOf } from '../../../organisation/carriers/carriers-of.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { notFound } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/** The carriers of a tenant with its own templates, by name. */
const templates = (settings: Settings, tenantId: number) =>
  carriersOf(settings, tenantId)
    .leftJoin('claim_template', (join) =>
      join.onRef('claim_template.carrier_id', '=', 'carrier.id').on('claim_template.tenant_id', '=', tenantId),
    )
    .leftJoin('user_account', 'user_account.id', 'claim_template.changed_by')
    .select([
      'carrier.id as carrierId',
      'carrier.name as carrierName',
      'claim_template.template',
      'claim_template.changed_at as changedAt',
      'user_account.login as changedBy',
    ])
    .orderBy('carrier.id');

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templates>['execute']>>[number];

const templateOf = ({ template, carrierName }: Pick<TemplateRow, 'template' | 'carrierName'>): ClaimTemplate =>
  template === null ? builtInTemplate(carrierName) : claimTemplate.parse(JSON.parse(template));

const present = ({ carrierId, carrierName, changedAt, changedBy }: TemplateRow) => ({
  carrierId,
  carrierName,
  changedBy,
  changedAt: changedAt?.toISOString() ?? null,
});

/** The carriers of a tenant, each with whether its claim file was changed. */
export async function listTemplates(settings: Settings, tenantId: number): Promise<ClaimTemplateRow[]> {
  const rows = await templates(settings, tenantId).execute();
  return rows.map((row) => ({ ...present(row), columns: templateOf(row).columns.length }));
}

/** The claim file of a carrier. @throws ProblemError 404 for a carrier that the tenant does not see. */
export async function carrierTemplate(
  settings: Settings,
  tenantId: number,
  carrierId: number,
): Promise<CarrierClaimTemplate> {
  const row = await templates(settings, tenantId).where('carrier.id', '=', carrierId).executeTakeFirst();
  if (row === undefined) throw notFound('There is no such carrier.');
  return { ...present(row), template: templateOf(row) };
}

/** The claim file of the carrier with that name. */
export async function templateFor(settings: Settings, tenantId: number, carrierName: string): Promise<ClaimTemplate> {
  const row = await templates(settings, tenantId).where('carrier.name', '=', carrierName).executeTakeFirst();
  return row === undefined ? builtInTemplate(carrierName) : templateOf(row);
}

/** Changes the claim file of a carrier for a tenant. @throws ProblemError 404 for a carrier that it does not see. */
export async function saveTemplate(
  { settings, clock }: Context,
  user: SignedInUser,
  carrierId: number,
  template: ClaimTemplate,
): Promise<CarrierClaimTemplate> {
  const { tenantId, userId } = user;
  const at = clock();
  return settings.transaction().execute(async (transaction) => {
    const before = await carrierTemplate(transaction, tenantId, carrierId);
    const changed = { template: JSON.stringify(template), changed_by: userId, changed_at: at };
    await transaction
      .insertInto('claim_template')
      .values({ tenant_id: tenantId, carrier_id: carrierId, ...changed })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'carrier_id']).doUpdateSet(changed))
      .execute();
    await writeAudit(transaction, user, at, {
      action: 'claim_template.save',
      subject: { id: carrierId, name: before.carrierName },
      changes: { template: { before: before.template, after: template } },
    });
    return await carrierTemplate(transaction, tenantId, carrierId);
  });
}

/** Returns the claim file of a carrier to what Waybill ships. @throws ProblemError 404 as for saving. */
export async function resetTemplate(
  { settings, clock }: Context,
  user: SignedInUser,
  carrierId: number,
): Promise<void> {
  const { tenantId } = user;
  await settings.transaction().execute(async (transaction) => {
    const before = await carrierTemplate(transaction, tenantId, carrierId);
    await transaction
      .deleteFrom('claim_template')
      .where('tenant_id', '=', tenantId)
      .where('carrier_id', '=', carrierId)
      .execute();
    await writeAudit(transaction, user, clock(), {
      action: 'claim_template.reset',
      subject: { id: carrierId, name: before.carrierName },
      changes: { template: { before: before.template, after: builtInTemplate(before.carrierName) } },
    });
  });
}
