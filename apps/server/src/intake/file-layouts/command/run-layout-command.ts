import type { Settings } from '@waybill/db';
import { ProblemError } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { administeredLayout, administeredLayouts } from '../administered-layouts.ts';
import { importLayout } from './import-layout.ts';
import { type LayoutCommand, type LayoutCommandAnswer, LayoutCommandError } from './layout-command.ts';

type Context = Pick<Services, 'settings' | 'clock'>;

/** Lists, exports and imports layouts for the command, as the page File layouts does. @throws LayoutCommandError */
export async function runLayoutCommand(context: Context, command: LayoutCommand): Promise<LayoutCommandAnswer> {
  const { settings } = context;
  const tenantId = await tenantNamed(settings, command.tenant);
  switch (command.act) {
    case 'list':
      return {
        act: 'list',
        layouts: await administeredLayouts(settings, tenantId).orderBy('file_layout.name').execute(),
      };
    case 'export': {
      const found = await administeredLayouts(settings, tenantId)
        .where(({ eb, fn }) => eb(fn<string>('lower', ['file_layout.name']), '=', command.name.toLowerCase()))
        .executeTakeFirst();
      if (found === undefined) throw new LayoutCommandError(`There is no layout ‘${command.name}’.`);
      return { act: 'export', mapping: (await administeredLayout(settings, tenantId, found.id)).mapping };
    }
    case 'import':
      try {
        return { act: 'import', ...(await importLayout(context, { tenantId, userId: null }, command.mapping)) };
      } catch (error) {
        if (error instanceof ProblemError) throw new LayoutCommandError(error.message, { cause: error });
        throw error;
      }
  }
}

async function tenantNamed(settings: Settings, name: string | undefined): Promise<number> {
  const tenants = settings.selectFrom('tenant').select('id').orderBy('id').limit(1);
  const found = await (name === undefined ? tenants : tenants.where('name', '=', name)).executeTakeFirst();
  if (found === undefined) throw new LayoutCommandError(`There is no tenant ${name ?? ''}.`);
  return found.id;
}
