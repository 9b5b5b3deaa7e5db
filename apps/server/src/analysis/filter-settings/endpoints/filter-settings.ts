import { deleteFilterForKey, getAllFiltersinfo, getAllFilterskeys, getFiltersforkey } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

/** The saved settings of the caller, by key. */
export function filterSettingRoutes(app: FastifyInstance, { settings }: Services): void {
  route(app, getAllFiltersinfo, async ({ user }) =>
    settings
      .selectFrom('filter_setting')
      .select(['filter_key', 'filter_value'])
      .where('user_id', '=', user.userId)
      .orderBy('filter_key')
      .execute(),
  );

  route(app, getAllFilterskeys, async ({ user }) => {
    const rows = await settings
      .selectFrom('filter_setting')
      .select('filter_key')
      .where('user_id', '=', user.userId)
      .orderBy('filter_key')
      .execute();
    return rows.map((row) => row.filter_key);
  });

  route(app, getFiltersforkey, async ({ params, user }) => {
    const rows = await settings
      .selectFrom('filter_setting')
      .select('filter_value')
      .where('user_id', '=', user.userId)
      .where('filter_key', '=', params.key)
      .execute();
    return rows.map((row) => row.filter_value);
  });

  route(app, deleteFilterForKey, async ({ params, user }) => {
    const { numDeletedRows } = await settings
      .deleteFrom('filter_setting')
      .where('user_id', '=', user.userId)
      .where('filter_key', '=', params.key)
      .executeTakeFirst();
    return { message: numDeletedRows === 0n ? 'Nothing is saved under this name.' : 'Deleted.' };
  });
}
