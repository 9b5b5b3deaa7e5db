import { at, idOf, type Owner } from './owner.ts';

const event = {
  key: 'above 2026-01-04',
  kind: 'above',
  from: '2026-01-04',
  to: '2026-01-10',
  value: 1,
  low: 0,
  high: 0,
  unit: 'packages',
  amount: null,
  count: 1,
  name: null,
  over: true,
  page: '/alerts',
  rows: null,
  history: [],
};

/** An alert of the caller, of which a colleague is told as well, with what it found and how the colleague is told. */
export async function addAlerts({ house: { settings }, callerId, user, clientId, mark }: Owner) {
  const alert = await idOf(
    settings
      .insertInto('alert')
      .values({
        user_id: callerId,
        client_id: clientId,
        name: mark,
        template: 'custom',
        rule: JSON.stringify({ kind: 'limit', figure: 'packages', side: 'above', limit: 0 }),
        filters: '{}',
        by_mail: true,
        in_portal: true,
        created_at: at,
      })
      .returning('id'),
  );
  await settings.insertInto('alert_reader').values({ alert_id: alert, user_id: user }).execute();
  await settings
    .insertInto('alert_fact')
    .values({ alert_id: alert, fact_key: mark, details: JSON.stringify(event), tells: false, found_at: at })
    .execute();
  await settings
    .insertInto('alert_preference')
    .values({ user_id: user, by_mail: true, from_others: true, time_zone: mark, quiet_from: null, quiet_to: null })
    .execute();
  return { alert };
}
