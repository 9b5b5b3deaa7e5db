import type { ClassificationStatus } from '@waybill/contract';
import type { ReclassifySummary } from '@waybill/warehouse';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import type { LoadContext } from '../load-requests/load-request.ts';
import type { StoredClassification } from './classifications.ts';

type Databases = Pick<LoadContext, 'settings' | 'warehouse'>;

/** The name of the change in the warehouse's ledger. */
export const sourceOf = (id: number): string => `classification ${id}`;
export const undoSourceOf = (id: number): string => `undo of classification ${id}`;

/**
 * Brings a classification into the stored charges, and notes that. Harmless if the warehouse has committed it before.
 * To be called in turn with the loads.
 */
export async function applyClassification(
  databases: Databases,
  classification: StoredClassification,
  at: Date,
): Promise<void> {
  const { settings, warehouse } = databases;
  const { id, tenantId } = classification;
  const source = sourceOf(id);
  let changed: Partial<ReclassifySummary> = {};
  if ((await warehouse.loadOf(source)) === undefined) {
    const clients = await settings.selectFrom('client').select('id').where('tenant_id', '=', tenantId).execute();
    const clientIds = clients.map((client) => client.id);
    changed = await warehouse.classifyCharges(classification, clientIds, source).catch(async (error: unknown) => {
      if ((await warehouse.loadOf(source)) === undefined)
        await note(databases, classification, { status: 'failed', at });
      throw error;
    });
  }
  const { charges, packages } = changed;
  await note(databases, classification, { status: 'applied', at, charges, packages });
}

/** Takes a classification back, and notes that. To be called in turn with the loads. */
export async function takeBack(databases: Databases, classification: StoredClassification, at: Date): Promise<void> {
  const { warehouse } = databases;
  const source = undoSourceOf(classification.id);
  if ((await warehouse.loadOf(source)) === undefined)
    await warehouse.undoClassification(classification.id, source).catch(async (error: unknown) => {
      if ((await warehouse.loadOf(source)) === undefined)
        await note(databases, classification, { status: 'applied', at });
      throw error;
    });
  await note(databases, classification, { status: 'undone', at });
}

interface Noted {
  readonly status: ClassificationStatus;
  readonly at: Date;
  /** What is not given stays. */
  readonly charges?: number | undefined;
  readonly packages?: number | undefined;
}

async function note(
  { settings }: Databases,
  { id, tenantId }: StoredClassification,
  { at, ...change }: Noted,
): Promise<void> {
  await settings.transaction().execute(async (transaction) => {
    await transaction.updateTable('charge_classification').set(change).where('id', '=', id).execute();
    await writeAudit(transaction, { tenantId, userId: null }, at, {
      action: `charge_classification.${change.status}`,
      subject: { id, name: sourceOf(id) },
    });
  });
}
