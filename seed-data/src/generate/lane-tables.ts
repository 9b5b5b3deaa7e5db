import { placeSlots } from './place-tables.ts';

/** Share of packages that another warehouse than the nearest ships, where an account is used by several. */
const shippedFromAfar = 0.1;
/** How often a warehouse with an account of its own serves an area that another one is nearer to. */
const servedFromAfar = 0.11;

/**
 * Where the packages of an account come from and go to, by the number that is drawn: most are shipped from the nearest
 * warehouse, and areas receive as many as people live there. Zones and days on the ground follow from the distance.
 */
export const laneTables: readonly string[] = [
  `create or replace temp table lane_distance as
   select s.lane_set, s.ships_from, w.zip3 as origin, w.place_id as origin_place, t.place_id as area_place, t.population,
     len(s.origins) as origins, 7918 * asin(sqrt(sin(radians(t.latitude - w.latitude) / 2) ^ 2
       + cos(radians(w.latitude)) * cos(radians(t.latitude)) * sin(radians(t.longitude - w.longitude) / 2) ^ 2)) as miles
   from (select distinct lane_set, ships_from, origins, unnest(origins) as origin from account_kind) s
   join area w on w.zip3 = s.origin cross join area t`,

  `create or replace temp table lane as
   with ranked as (
     select *, row_number() over (partition by lane_set, area_place order by miles, origin) = 1 as is_nearest from lane_distance
   ), weighted as (
     select *, (1000 * population * case when origins = 1 then 1
         when ships_from is null then if(is_nearest, ${1 - shippedFromAfar}, ${shippedFromAfar} / (origins - 1))
         else if(is_nearest, 1, ${servedFromAfar}) end)::bigint as weight
     from ranked where ships_from is null or ships_from = origin
   ), placed as (
     select *, ${placeSlots.area} * (sum(weight) over (partition by lane_set order by area_place, origin rows unbounded preceding) - weight)
       / sum(weight) over (partition by lane_set) as from_slot
     from weighted where weight > 0
   )
   select s.lane_set, slot::integer as slot, p.origin_place, p.area_place, t.remote_area / 100 as remote_until,
     (t.remote_area + t.extended_area) / 100 as extended_until,
     (t.remote_area + t.extended_area + t.delivery_area) / 100 as delivery_until,
     case when miles <= 150 then 2 when miles <= 300 then 3 when miles <= 600 then 4 when miles <= 1000 then 5
       when miles <= 1400 then 6 when miles <= 1800 then 7 else 8 end as lane_zone,
     least(5, 1 + floor(miles / 550))::integer as ground_days
   from (select distinct lane_set from placed) s cross join range(${placeSlots.area}) as slots(slot)
   asof join placed p on p.lane_set = s.lane_set and slot >= p.from_slot
   join area t on t.place_id = p.area_place`,
];
