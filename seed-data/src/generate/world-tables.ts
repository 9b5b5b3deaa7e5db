import type { World } from '../world/world.ts';

const clientStructure = JSON.stringify([
  {
    id: 'INTEGER',
    name: 'VARCHAR',
    origins: ['VARCHAR'],
    share: 'DOUBLE',
    residentialShare: 'DOUBLE',
    internationalShare: 'DOUBLE',
    medianPounds: 'DOUBLE',
  },
]);
const accountStructure = JSON.stringify([
  {
    id: 'INTEGER',
    clientId: 'INTEGER',
    carrierId: 'INTEGER',
    number: 'VARCHAR',
    active: 'BOOLEAN',
    currencyCode: 'VARCHAR',
    share: 'DOUBLE',
    discount: 'DOUBLE',
    shipsFrom: 'VARCHAR',
  },
]);
const storyStructure = JSON.stringify([
  {
    accountId: 'INTEGER',
    from: 'DATE',
    until: 'DATE',
    discount: 'DOUBLE',
    rates: 'DOUBLE',
    volume: 'DOUBLE',
    lateness: 'DOUBLE',
    billedTwice: 'BOOLEAN',
  },
]);

/** Clients, accounts and their stories as temporary tables; each statement with its one parameter. */
export function worldTables(world: World, today: string): readonly (readonly [sql: string, json: string])[] {
  return [
    [
      `create or replace temp table world_client as
       select unnest(from_json($1::json, '${clientStructure}'), recursive := true)`,
      JSON.stringify(world.clients),
    ],
    [
      `create or replace temp table world_account as
       select unnest(from_json($1::json, '${accountStructure}'), recursive := true)`,
      JSON.stringify(world.accounts),
    ],
    [
      `create or replace temp table account_story as
       select unnest(from_json($1::json, '${storyStructure}'), recursive := true)`,
      JSON.stringify(world.stories(today)),
    ],
  ];
}

/** How finely the choice of a service is drawn. */
export const serviceSlots = 2_000;

/** What packages ask of their account, and how often accounts of a kind use each service. */
export const accountTables: readonly string[] = [
  `create or replace temp table account_kind as
   select a.*, dense_rank() over (order by service_carrier, residentialShare, abroad)::integer as mix,
     dense_rank() over (order by origins, ships_from)::integer as lane_set
   from (
     select w.id as account_id, w.clientId as client_id, c.name as client_name, c.medianPounds as median_pounds,
       c.residentialShare, k.carrier_id, k.fuel_like, w.number as account_number, w.currencyCode as currency_code,
       c.origins, w.shipsFrom as ships_from,
       case when w.carrierId >= 40 then 40 when w.carrierId > 21 then 21 else w.carrierId end as service_carrier,
       if(w.currencyCode <> 'USD' or w.carrierId = 6, 0.88, c.internationalShare) as abroad
     from world_account w join world_client c on c.id = w.clientId join carrier k on k.carrier_id = w.carrierId
   ) a`,

  `create or replace temp table account_fact as
   select a.* exclude (origins, ships_from, residentialShare, account_number), a.residentialShare as residential_share,
     case when carrier_id = 1 then '1Z' || rpad(left(account_number, 6), 6, '0') || '03'
       when carrier_id = 2 or carrier_id >= 20 then '' else '94' || lpad(carrier_id::varchar, 2, '0') end as tracking_prefix
   from account_kind a`,

  `create or replace temp table service_slot as
   with weighted as (
     select a.mix, s.service_id,
       (1000000000 * s.share * case s.scope
         when 'freight' then 1.0
         when 'domestic' then (1 - abroad) * case s.receiver when 'r' then residentialShare when 'c' then 1 - residentialShare else 0.5 end
         when 'canada' then abroad * 0.45 else abroad * 0.55 end
       / sum(s.share::decimal(18, 6)) over (partition by a.mix, s.scope, s.receiver = 'r'))::bigint as weight
     from (select distinct mix, service_carrier, residentialShare, abroad from account_kind) a
     join service s on s.carrier_id = a.service_carrier
   ), placed as (
     select mix, service_id,
       (sum(weight) over (partition by mix order by service_id rows unbounded preceding) - weight)
         / sum(weight) over (partition by mix) as from_share
     from weighted where weight > 0
   )
   select m.mix, slot::integer as slot, p.service_id
   from (select distinct mix from placed) m cross join range(${serviceSlots}) as slots(slot)
   asof join placed p on p.mix = m.mix and slot / ${serviceSlots}.0 >= p.from_share`,
];
