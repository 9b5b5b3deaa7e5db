import { addfilterForKey } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { checkFilterSet } from '../../filter-settings/check-filter-set.ts';
import { checkFrameSetting } from '../../filter-settings/check-frame-setting.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function addfilterForKeyRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, addfilterForKey, async ({ body, user }) => {
    checkFrameSetting(body.filter_key, body.filter_value, 'filter_value');
    if (body.osfilter_key !== undefined)
      checkFrameSetting(body.osfilter_key, body.osfilter_value ?? 'false', 'osfilter_value');
    const now = clock();
    const own = (filter_key: string, filter_value: string) => ({
      user_id: user.userId,
      filter_key,
      filter_value,
      updated_at: now,
    });
    const rows = [own(body.filter_key, body.filter_value)];
    if (body.osfilter_key !== undefined && body.osfilter_key !== body.filter_key) {
      rows.push(own(body.osfilter_key, body.osfilter_value ?? 'false'));
    }
    await settings.transaction().execute(async (transaction) => {
      for (const row of rows) await checkFilterSet(transaction, user.userId, row.filter_key);
      await transaction
        .insertInto('filter_setting')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'filter_key']).doUpdateSet((excluded) => ({
            filter_value: excluded.ref('excluded.filter_value'),
            updated_at: excluded.ref('excluded.updated_at'),
          })),
        )
        .execute();
    });
    return { message: 'Saved.' };
  });
}
