import type { ClassificationRow } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { ProblemError } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChargeOfTable } from '../charge-table/charge-of-table.ts';
import { classificationsInTable } from '../charge-table/classifications-in-table.ts';
import { classificationsOf } from '../classifications.ts';
import { classify, undo } from '../classify.ts';
import { unknownOf } from '../list-unknown-charges.ts';
import { type ChargeCommand, type ChargeCommandAnswer, ChargeCommandError } from './charge-command.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;
type OnFailure = (error: unknown) => void;
type Classified = Extract<ChargeCommandAnswer, { act: 'classify' }>;

/** Lists, classifies and takes back for the command, as the page Unknown charges does. @throws ChargeCommandError or ChargeTableError */
export async function runChargeCommand(
  context: Context,
  command: ChargeCommand,
  onFailure: OnFailure,
): Promise<ChargeCommandAnswer> {
  const { settings } = context;
  const tenantId = await tenantNamed(settings, command.tenant);
  switch (command.act) {
    case 'list': {
      const clients = await settings.selectFrom('client').select('id').where('tenant_id', '=', tenantId).execute();
      const clientIds = clients.map(({ id }) => id);
      return { act: 'list', charges: await unknownOf(context, tenantId, clientIds) };
    }
    case 'classified': {
      const all = classificationsOf(settings, tenantId).orderBy('charge_classification.id');
      return { act: 'classified', classifications: await all.execute() };
    }
    case 'classify':
      return await classifyAll(context, tenantId, command.charges, onFailure);
    case 'undo': {
      const undone = refusable(() => undo(context, { tenantId, userId: null }, command.id, onFailure));
      return { act: 'undo', classification: await undone };
    }
  }
}

/** Names of carriers are checked before anything is changed. */
async function classifyAll(
  context: Context,
  tenantId: number,
  charges: readonly ChargeOfTable[],
  onFailure: OnFailure,
): Promise<Classified> {
  const classified: ClassificationRow[] = [];
  const refused: Classified['refused'] = [];
  const rows = await classificationsInTable(context.settings, tenantId, charges);
  for (const { input, row } of rows.filter(({ isKnown }) => !isKnown)) {
    try {
      classified.push(await classify(context, { tenantId, userId: null }, input, onFailure));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      refused.push({ row, reason: error.message });
    }
  }
  return { act: 'classify', classified, known: rows.filter(({ isKnown }) => isKnown).length, refused };
}

async function tenantNamed(settings: Settings, name: string | undefined): Promise<number> {
  const tenants = settings.selectFrom('tenant').select('id').orderBy('id').limit(1);
  const found = await (name === undefined ? tenants : tenants.where('name', '=', name)).executeTakeFirst();
  if (found === undefined) throw new ChargeCommandError(`There is no tenant ${name ?? ''}.`);
  return found.id;
}

async function refusable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError) throw new ChargeCommandError(error.message, { cause: error });
    throw error;
  }
}
