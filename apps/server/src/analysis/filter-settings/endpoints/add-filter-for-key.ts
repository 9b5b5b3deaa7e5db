import { addfilterForKey } from '@waybill/contract';
import { lockUser } from '@waybill/db';
import { addDays, dayOf } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { readableClientIds } from '../../../identity/access/readable-ids.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { checkSetting, type OwnSettings } from '../check-setting.ts';

export function addfilterForKeyRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, addfilterForKey, async ({ body, user }) => {
    const now = clock();
    const readable = await readableClientIds(settings, user);
    const { filter_key, filter_value, overwrite = false, replaces = [], osfilter_key, osfilter_value = 'false' } = body;
    const wanted = new Map([[filter_key, filter_value]]);
    if (osfilter_key !== undefined && osfilter_key !== filter_key) wanted.set(osfilter_key, osfilter_value);
    await settings.transaction().execute(async (transaction) => {
      // Makes the user's other saves wait, so that two tabs cannot both save the tenth set.
      await lockUser(transaction, user.userId);
      const rows = await transaction
        .selectFrom('filter_setting')
        .select(['filter_key', 'filter_value'])
        .where('user_id', '=', user.userId)
        .execute();
      const own: OwnSettings = {
        stored: new Map(rows.map((row) => [row.filter_key, row.filter_value])),
        mayRead: (clientId) => readable.has(clientId),
        // The browser's clock may be ahead of the server's.
        today: addDays(dayOf(now), 1),
      };
      const replaced = [...wanted].flatMap(([key, value]) => checkSetting({ key, value, overwrite, replaces }, own));
      if (replaced.length > 0) {
        await transaction
          .deleteFrom('filter_setting')
          .where('user_id', '=', user.userId)
          .where('filter_key', 'in', replaced)
          .execute();
      }
      await transaction
        .insertInto('filter_setting')
        .values(
          [...wanted].map(([key, value]) => ({
            user_id: user.userId,
            filter_key: key,
            filter_value: value,
            updated_at: now,
          })),
        )
        .onConflict((found) =>
          found.columns(['user_id', 'filter_key']).doUpdateSet((excluded) => ({
            filter_value: excluded.ref('excluded.filter_value'),
            updated_at: excluded.ref('excluded.updated_at'),
          })),
        )
        .execute();
    });
    return { message: 'Saved.' };
  });
}
