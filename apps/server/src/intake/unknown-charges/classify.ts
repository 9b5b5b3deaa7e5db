import type { ClassificationInput, ClassificationRow } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type ChargeFamily, chargeFamilies } from '@waybill/model';
import type { ClassifiedCharges } from '@waybill/warehouse';
import { sql } from 'kysely';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { conflict } from '../../platform/problems.ts';
import { inTurnOfLoads } from '../../platform/servers/in-turn-of-loads.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { answerInTime } from '../load-requests/answer-in-time.ts';
import { waitForInvoices } from '../received-files/hold-invoices.ts';
import { applyClassification, takeBack } from './apply.ts';
import { classificationOf, type StoredClassification } from './classifications.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;

/** Who classifies, for a tenant; no user is the command on this machine. */
export interface Classifier {
  readonly tenantId: number;
  readonly userId: number | null;
}

/** Told of what goes wrong after the answer. */
type OnFailure = (error: unknown) => void;

/** What a classification would change. @throws ProblemError 400 for invalid input. */
export async function previewOf(
  { settings, warehouse }: Context,
  { tenantId }: Pick<Classifier, 'tenantId'>,
  input: ClassificationInput,
): Promise<ClassifiedCharges> {
  const classification = { id: 0, tenantId, ...checked(input) };
  return await warehouse.chargesToClassify(classification, await clientIdsOf(settings, tenantId));
}

/**
 * Says what charges of a name are from a day on. History follows in turn with the loads; when that takes long, the answer
 * is `applying`, and it continues. `repairClassifications` knows every step between.
 * @throws ProblemError 400 for invalid input, 409 if the name is classified from that day or a later one.
 */
export async function classify(
  context: Context,
  user: Classifier,
  input: ClassificationInput,
  onFailure: OnFailure,
): Promise<ClassificationRow> {
  const { settings, clock } = context;
  const { tenantId, userId } = user;
  const valid = checked(input);
  const carrierName = await carrierNameOf(settings, user, valid.carrierId);
  const about = await previewOf(context, user, input);
  const classification = await settings.transaction().execute(async (transaction) => {
    await waitForInvoices(transaction, tenantId);
    const [newest] = await standingOf(transaction, tenantId, valid);
    if (newest !== undefined && newest.validFrom >= valid.validFrom)
      throw conflict(`This charge is classified from ${newest.validFrom} on. Undo that first, or choose a later day.`);
    const { id } = await transaction
      .insertInto('charge_classification')
      .values({
        tenant_id: tenantId,
        carrier_id: valid.carrierId,
        carrier_name: carrierName,
        description: valid.description,
        code: valid.code,
        valid_from: valid.validFrom,
        family: valid.family,
        accessorial_group: valid.group,
        meaning: input.meaning,
        status: 'applying',
        charges: about.charges,
        packages: about.packages,
        net_usd: about.netUsd,
        created_at: clock(),
        created_by: userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, user, clock(), {
      action: 'charge_classification.create',
      subject: { id, name: valid.description ?? valid.code ?? '' },
      more: { carrierName, ...valid, meaning: input.meaning, ...about },
    });
    return { id, tenantId, ...valid };
  });
  const applying = inTurnOfLoads(context, () => applyClassification(context, classification, clock()), user.userId);
  applying.catch(onFailure);
  await answerInTime(applying);
  return await classificationOf(settings, tenantId, classification.id);
}

/**
 * Takes a classification back. When that takes long, the answer is `undoing`, and it continues.
 * @throws ProblemError 404 for one of another tenant, 409 if it is not applied or a later one is above it.
 */
export async function undo(
  context: Context,
  user: Classifier,
  id: number,
  onFailure: OnFailure,
): Promise<ClassificationRow> {
  const { settings, clock } = context;
  const { tenantId } = user;
  const classification = await settings.transaction().execute(async (transaction) => {
    await waitForInvoices(transaction, tenantId);
    const stored = await storedOf(transaction, tenantId, id);
    const [newest] = await standingOf(transaction, tenantId, stored);
    if (newest !== undefined && newest.id !== id)
      throw conflict(`This charge is also classified from ${newest.validFrom} on. Undo that first.`);
    await transaction.updateTable('charge_classification').set({ status: 'undoing' }).where('id', '=', id).execute();
    await writeAudit(transaction, user, clock(), {
      action: 'charge_classification.undo',
      subject: { id, name: stored.description ?? stored.code ?? '' },
    });
    return stored;
  });
  const undoing = inTurnOfLoads(context, () => takeBack(context, classification, clock()), user.userId);
  undoing.catch(onFailure);
  await answerInTime(undoing);
  return await classificationOf(settings, tenantId, id);
}

type Checked = Omit<StoredClassification, 'id' | 'tenantId'>;

function checked({ carrierId, description, code, validFrom, family, group }: ClassificationInput): Checked {
  const known = chargeFamilies.find((name) => name === family);
  if (known === undefined) throw fieldProblem('family', `must be one of ${chargeFamilies.join(', ')}`);
  if (known === 'other_accessorial' && !group) throw fieldProblem('group', 'must name the accessorial');
  return {
    carrierId,
    description,
    code,
    validFrom,
    family: known,
    group: known === 'other_accessorial' ? group : null,
  };
}

async function carrierNameOf(
  settings: Settings,
  user: Pick<Classifier, 'tenantId'>,
  carrierId: number,
): Promise<string> {
  const carrier = await settings
    .selectFrom('carrier')
    .select('name')
    .where('id', '=', carrierId)
    .where(({ eb, or }) => or([eb('tenant_id', 'is', null), eb('tenant_id', '=', user.tenantId)]))
    .executeTakeFirst();
  if (carrier === undefined) throw fieldProblem('carrierId', 'must be one of your carriers');
  return carrier.name;
}

async function clientIdsOf(settings: Settings, tenantId: number): Promise<number[]> {
  const clients = await settings.selectFrom('client').select('id').where('tenant_id', '=', tenantId).execute();
  return clients.map(({ id }) => id);
}

/** The classifications of a name that are not undone, the latest day first. */
async function standingOf(
  settings: Settings,
  tenantId: number,
  { carrierId, description, code }: Pick<Checked, 'carrierId' | 'description' | 'code'>,
) {
  return await settings
    .selectFrom('charge_classification')
    .select(['id', sql<string>`valid_from::text`.as('validFrom')])
    .where('tenant_id', '=', tenantId)
    .where('carrier_id', '=', carrierId)
    .where('description', 'is not distinct from', description)
    .where('code', 'is not distinct from', code)
    .where('status', 'in', ['applying', 'applied', 'undoing'])
    .orderBy('valid_from', 'desc')
    .execute();
}

async function storedOf(settings: Settings, tenantId: number, id: number): Promise<StoredClassification> {
  const { status } = await classificationOf(settings, tenantId, id);
  if (status !== 'applied') throw conflict('Only a classification that is applied can be undone.');
  const row = await settings
    .selectFrom('charge_classification')
    .select(['carrier_id', 'description', 'code', 'family', 'accessorial_group'])
    .select(sql<string>`valid_from::text`.as('validFrom'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    tenantId,
    carrierId: row.carrier_id,
    description: row.description,
    code: row.code,
    validFrom: row.validFrom,
    family: row.family as ChargeFamily,
    group: row.accessorial_group,
  };
}
