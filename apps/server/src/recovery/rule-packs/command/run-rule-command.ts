import type { Settings } from '@waybill/db';
import { ProblemError } from '../../../platform/problems.ts';
import { exportRules, importRules, type RuleChanges, revertImport } from '../change-rule-packs.ts';
import { rulePacksOf } from '../list-rule-packs.ts';
import { type RuleCommand, type RuleCommandAnswer, RuleCommandError } from './rule-command.ts';

/** Lists, imports, exports and reverts for the command, as the page Rule packs does. @throws RuleCommandError */
export async function runRuleCommand(context: RuleChanges, command: RuleCommand): Promise<RuleCommandAnswer> {
  const { settings } = context;
  const actor = { tenantId: await tenantNamed(settings, command.tenant), userId: null };
  try {
    switch (command.act) {
      case 'list':
        return { act: 'list', packs: (await rulePacksOf(settings, actor.tenantId)).packs };
      case 'import':
        return { act: 'import', imported: await importRules(context, actor, command) };
      case 'export':
        return { act: 'export', csv: await exportRules(context, actor, command) };
      case 'revert':
        return { act: 'revert', reverted: await revertImport(context, actor, command.id) };
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { errors = [], detail } = error.problem;
    const fields = errors.map(({ field, message }) => `${field} ${message}`);
    throw new RuleCommandError(fields.length === 0 ? detail : fields.join('\n'));
  }
}

async function tenantNamed(settings: Settings, name: string | undefined): Promise<number> {
  const tenants = settings.selectFrom('tenant').select('id').orderBy('id');
  const found = await (name === undefined ? tenants : tenants.where('name', '=', name)).executeTakeFirst();
  if (found === undefined) throw new RuleCommandError(`There is no tenant ${name}.`);
  return found.id;
}
