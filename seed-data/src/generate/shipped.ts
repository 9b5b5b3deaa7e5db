import { correctionSlot, isCorrected } from './correction-kinds.ts';
import { placeSlots, unmappedPlace } from './place-tables.ts';
import { serviceSlots } from './world-tables.ts';

/** Share of parcels whose billed weight is above the entered one. */
const bulkyShare = 0.14;
const importedShare = 0.3;
const unmappedShare = 0.004;

/** What is shipped, from where, to where and by which service: the steps from `numbered` to `shipped`. */
export const shippedSteps: readonly string[] = [
  `chosen as (
  select n.*, a.client_id, a.carrier_id, a.fuel_like, a.lane_set, a.median_pounds, a.residential_share, a.mix,
    a.tracking_prefix, a.currency_code,
    dice(h, 2, ${serviceSlots}) as service_draw, dice(h, 3, ${placeSlots.area}) as area_draw
  from numbered n join account_fact a using (account_id)
)`,
  `placed as (
  select c.*, s.* exclude (service_id, carrier_id, name, code, share, guaranteed), s.service_id, l.* exclude (slot, lane_set),
    f.foreign_place, f.band, coalesce(k.correction_id, -1) as correction_id, k.flat, k.of_transportation, k.is_late_refund,
    s.scope = 'domestic' and case s.receiver when 'r' then true when 'c' then false else draw(h, 4) < residential_share end as residential
  from chosen c
  join service_slot v on v.mix = c.mix and v.slot = c.service_draw
  join service s on s.service_id = v.service_id
  join lane l on l.lane_set = c.lane_set and l.slot = c.area_draw
  left join foreign_slot f
    on f.slot = case s.scope when 'canada' then c.area_draw % 10 when 'overseas' then 10 + c.area_draw % 30 end
  left join correction_kind k on k.slot = if(${isCorrected}, ${correctionSlot}, null)
)`,
  `weighed as (
  select *, sqrt(-2 * ln(1 - draw(h, 5))) * cos(6.283185307 * draw(h, 8)) as bell, rate_card = 'ltl' as is_freight,
    if(rate_card <> 'ltl' and draw(h, 6) < ${bulkyShare}, 1.15 + draw(h, 7) * 1.6, 1) as bulk,
    category = 'Returns' or (foreign_place is not null and draw(h, 9) < ${importedShare}) as reversed,
    case when foreign_place is not null then foreign_place
      when scope = 'domestic' and draw(h, 33) < ${unmappedShare} then ${unmappedPlace} else area_place end as target_place
  from placed
)`,
  `shipped as (
  select *, least(greatest(max_pounds, 1), ceil(actual_pounds * bulk)) as bill_pounds, if(foreign_place is null, lane_zone, 8) as rate_zone,
    if(reversed, target_place, origin_place) as sender_place, if(reversed, origin_place, target_place) as consignee_place
  from (
    select *, if(is_freight, least(18000, greatest(150, round(900 * exp(0.9 * bell)))),
        least(max_pounds, greatest(0.1, round(median_pounds * weight_factor * exp(0.95 * bell), 1)))) as actual_pounds
    from weighed
  )
)`,
];
