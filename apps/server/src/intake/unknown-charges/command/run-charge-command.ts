import type { ClassificationInput, ClassificationRow } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { ProblemError } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { carrierNamed } from '../../file-layouts/carrier-named.ts';
import { classificationsOf } from '../classifications.ts';
import { classify, undo } from '../classify.ts';
import { unknownOf } from '../list-unknown-charges.ts';
import {
  type ChargeCommand,
  type ChargeCommandAnswer,
  ChargeCommandError,
  type ChargeOfTable,
} from './charge-command.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock'>;
type OnFailure = (error: unknown) => void;
type Classified = Extract<ChargeCommandAnswer, { act: 'classify' }>;

/** Lists, classifies and takes back for the command, as the page Unknown charges does. @throws ChargeCommandError */
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

/** Rows with an earlier day come first, so that the later ones follow them. Names of carriers are checked before anything is changed. */
async function classifyAll(
  context: Context,
  tenantId: number,
  charges: readonly ChargeOfTable[],
  onFailure: OnFailure,
): Promise<Classified> {
  const { settings } = context;
  const inputs = await Promise.all(charges.map((charge) => inputOf(settings, tenantId, charge)));
  const numbered = inputs.map((input, index) => ({ input, row: index + 1 }));
  const classified: ClassificationRow[] = [];
  const refused: Classified['refused'] = [];
  let known = 0;
  for (const { input, row } of numbered.toSorted((one, other) =>
    one.input.validFrom.localeCompare(other.input.validFrom),
  )) {
    if (await isKnown(settings, tenantId, input)) {
      known += 1;
      continue;
    }
    try {
      classified.push(await classify(context, { tenantId, userId: null }, input, onFailure));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      refused.push({ row, reason: error.message });
    }
  }
  return { act: 'classify', classified, known, refused };
}

async function inputOf(
  settings: Settings,
  tenantId: number,
  { carrier, text, code, from, family, accessorial, meaning }: ChargeOfTable,
): Promise<ClassificationInput> {
  const known = await carrierNamed(settings, tenantId, carrier);
  if (known === undefined)
    throw new ChargeCommandError(`There is no carrier ‘${carrier}’. Add it on the page Carriers first.`);
  return { carrierId: known.id, description: text, code, validFrom: from, family, group: accessorial, meaning };
}

/** Whether the tenant said the same before. */
async function isKnown(settings: Settings, tenantId: number, input: ClassificationInput): Promise<boolean> {
  const found = await settings
    .selectFrom('charge_classification')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('carrier_id', '=', input.carrierId)
    .where('description', 'is not distinct from', input.description)
    .where('code', 'is not distinct from', input.code)
    .where('valid_from', '=', input.validFrom)
    .where('family', '=', input.family)
    .where('accessorial_group', 'is not distinct from', input.family === 'other_accessorial' ? input.group : null)
    .where('status', 'in', ['applying', 'applied'])
    .executeTakeFirst();
  return found !== undefined;
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
