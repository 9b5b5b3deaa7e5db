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
  },
]);

/** Clients and accounts as temporary tables; each statement with its one parameter. */
export function worldTables(world: World): readonly (readonly [sql: string, json: string])[] {
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
  ];
}

const serviceSlots = 2_000;
const zipSlots = 10_000;

/** How often each account uses each service, which area a draw means, and how far areas are from warehouses. */
export const choiceTables: readonly string[] = [
  `create or replace temp table service_slot as
   with weighted as (
     select a.id as account_id, s.service_id,
       s.share * case s.scope
         when 'freight' then 1.0
         when 'domestic' then (1 - abroad) * case s.receiver when 'r' then c.residentialShare when 'c' then 1 - c.residentialShare else 0.5 end
         when 'canada' then abroad * 0.45 else abroad * 0.55 end
       / sum(s.share) over (partition by a.id, s.scope, s.receiver = 'r') as weight
     from (select *, case when currencyCode <> 'USD' or carrierId = 6 then 0.88 else null end as forced from world_account) a
     join world_client c on c.id = a.clientId
     join carrier k on k.carrier_id = a.carrierId
     join service s on s.carrier_id = case when a.carrierId >= 40 then 40 when a.carrierId > 21 then 21 else a.carrierId end
     cross join lateral (select coalesce(a.forced, c.internationalShare) as abroad)
   ), placed as (
     select account_id, service_id,
       (sum(weight) over (partition by account_id order by service_id rows unbounded preceding) - weight)
         / sum(weight) over (partition by account_id) as from_share
     from weighted where weight > 0
   )
   select a.id as account_id, slot::integer as slot, p.service_id
   from world_account a cross join range(${serviceSlots}) as slots(slot)
   asof join placed p on p.account_id = a.id and slot / ${serviceSlots}.0 >= p.from_share`,

  `create or replace temp table zip_slot as
   select slot::integer as slot, z.zip3
   from range(${zipSlots}) as slots(slot)
   asof join (select zip3, people_before / people as from_share from zip_area) z on slot / ${zipSlots}.0 >= z.from_share`,

  `create or replace temp table lane as
   with origin as (select distinct unnest(origins) as origin from world_client),
   measured as (
     select o.origin, z.zip3,
       7918 * asin(sqrt(sin(radians(z.latitude - w.latitude) / 2) ^ 2
         + cos(radians(w.latitude)) * cos(radians(z.latitude)) * sin(radians(z.longitude - w.longitude) / 2) ^ 2)) as miles
     from origin o join zip_area w on w.zip3 = o.origin cross join zip_area z
   )
   select origin, zip3,
     case when miles <= 150 then 2 when miles <= 300 then 3 when miles <= 600 then 4 when miles <= 1000 then 5
       when miles <= 1400 then 6 when miles <= 1800 then 7 else 8 end as zone,
     least(5, 1 + floor(miles / 550))::integer as ground_days
   from measured`,
];

export const drawsOf = { service: serviceSlots, zip: zipSlots } as const;
