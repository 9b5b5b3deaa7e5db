import { at, idOf, type Owner } from './owner.ts';

/** What the caller has of their own: settings, a lookup, a notification; and a maintenance status of the tenant. */
export async function addOwnThings({ house: { settings }, tenantId, callerId, mark }: Owner) {
  const lookup = await idOf(
    settings
      .insertInto('tracking_lookup')
      .values({ tenant_id: tenantId, user_id: callerId, at, source: 'page', numbers: `${mark}9`, asked: 1, found: 0 })
      .returning('id'),
  );
  const notification = await idOf(
    settings
      .insertInto('notification')
      .values({
        user_id: callerId,
        kind: 'announcement',
        details: JSON.stringify({ text: mark }),
        link: null,
        only_once: null,
      })
      .returning('id'),
  );
  const key = `${mark}-key`;
  await settings
    .insertInto('filter_setting')
    .values({ user_id: callerId, filter_key: key, filter_value: mark })
    .execute();
  await settings.insertInto('dashboard_setting').values({ user_id: callerId, settings: '{}' }).execute();
  await settings
    .insertInto('maintenance_status')
    .values({ tenant_id: tenantId, type: 'PAGE', path: `/${mark}`, value: 'OFF' })
    .execute();

  return { lookup, notification: Number(notification), key };
}
