import { correctionSlot, isCorrected } from './correction-kinds.ts';
import { digitSlots, placeSlots, unmappedPlace } from './place-tables.ts';
import { isBilledHeavier, isZonedFarther } from './seeded-errors.ts';
import { mostPoundsBySize, poundsBySize, sides } from './sides.ts';
import { serviceSlots } from './world-tables.ts';

/** Share of parcels whose billed weight is above the entered one. */
const bulkyShare = 0.14;
const longShare = 0.017;
const largeShare = 0.002;
const importedShare = 0.3;
const unmappedShare = 0.004;

/** Share of packages for companies that go to one of the client's regular receivers, and how many those are. */
const regularShare = 0.12;
const regularReceivers = 3;

/** What carriers bill at least for packages that are long, and for large ones. */
const longPounds = 40;
const largePounds = 90;

/** What is shipped, from where, to where and by which service: the steps from `numbered` to `boxed`. */
export const shippedSteps: readonly string[] = [
  `chosen as (
  select n.*, a.client_id, a.carrier_id, a.fuel_like, a.lane_set, a.median_pounds, a.residential_share, a.mix,
    a.tracking_prefix, a.currency_code,
    dice(h, 2, ${serviceSlots}) as service_draw, dice(h, 3, ${placeSlots.area}) as area_draw
  from numbered n join account_fact a using (account_id)
)`,
  `served as (
  select *, is_regular and not residential as to_regular from (
    select c.*, s.* exclude (service_id, carrier_id, name, code, share, guaranteed), s.service_id,
      s.scope = 'domestic' and case s.receiver when 'r' then true when 'c' then false else draw(h, 4) < residential_share end as residential,
      s.scope = 'domestic' and s.category <> 'Returns' and draw(h, 44) < ${regularShare} as is_regular,
      hash(client_id * 10 + dice(h, 45, ${regularReceivers})) as receiver_hash
    from chosen c
    join service_slot v on v.mix = c.mix and v.slot = c.service_draw
    join service s on s.service_id = v.service_id
  )
)`,
  `placed as (
  select c.* replace (to_regular as is_regular), l.* exclude (slot, lane_set), f.foreign_place, f.band,
    coalesce(k.correction_id, -1) as correction_id, k.flat, k.of_transportation, k.is_late_refund,
    if(to_regular, dice(receiver_hash, 43, ${digitSlots}), dice(h, 43, ${digitSlots})) as target_number,
    draw(hash(l.area_place * 100 + target_number), 11) as area_share
  from served c
  join lane l on l.lane_set = c.lane_set and l.slot = if(to_regular, dice(receiver_hash, 3, ${placeSlots.area}), c.area_draw)
  left join foreign_slot f
    on f.slot = case c.scope when 'canada' then c.area_draw % 10 when 'overseas' then 10 + c.area_draw % 30 end
  left join correction_kind k on k.slot = if(${isCorrected}, ${correctionSlot}, null)
)`,
  `weighed as (
  select *, sqrt(-2 * ln(1 - draw(h, 5))) * cos(6.283185307 * draw(h, 8)) as bell, rate_card = 'ltl' as is_freight,
    if(rate_card <> 'ltl' and draw(h, 6) < ${bulkyShare}, 1.15 + draw(h, 7) * 1.6, 1) as bulk,
    category = 'Returns' or (foreign_place is not null and draw(h, 9) < ${importedShare}) as reversed,
    case when foreign_place is not null then foreign_place
      when scope = 'domestic' and not is_regular and draw(h, 33) < ${unmappedShare} then ${unmappedPlace} else area_place end as target_place
  from placed
)`,
  `shipped as (
  select *, least(150, greatest(sized_pounds, if(is_large, ${largePounds}, 0), if(is_long, ${longPounds}, 0))
      + if(${isBilledHeavier}, 3 + dice(h, 61, 9), 0)) as parcel_pounds,
    if(is_freight, sized_pounds, parcel_pounds) as bill_pounds,
    if(foreign_place is null, lane_zone + if(${isZonedFarther}, 1, 0), 8) as rate_zone,
    if(reversed, target_place, origin_place) as sender_place, if(reversed, origin_place, target_place) as consignee_place
  from (
    select *, least(greatest(max_pounds, 1), ceil(if(actual_pounds * bulk <= ${mostPoundsBySize}, actual_pounds * bulk, actual_pounds))) as sized_pounds,
      can_be_large and (draw(h, 13) < ${largeShare} or (ship_date >= date '2026-01-01' and actual_pounds > 110)) as is_large,
      can_be_large and draw(h, 12) < ${longShare} and not is_large as is_long
    from (
    select *, carrier_id in (1, 2) and scope = 'domestic' and max_pounds = 150 as can_be_large,
      if(is_freight, least(18000, greatest(150, round(900 * exp(0.9 * bell)))),
        least(max_pounds, greatest(0.1, round(median_pounds * weight_factor * exp(0.95 * bell), 1)))) as actual_pounds
    from weighed
    )
  )
)`,
  `boxed as (
  select s.*, ${sides.join(', ')}
  from shipped s join boxes_of b on b.pounds = ${poundsBySize}
)`,
];
