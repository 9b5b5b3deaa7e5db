import { isSaturdayForgotten } from './seeded-errors.ts';

/** When packages were promised and delivered: the steps from `priced` to `delivered`. Nothing is known beyond `today`. */
export function deliveredSteps(today: string): readonly string[] {
  return [
    `promised as (
  select *, (if(transit_days > 0, transit_days, ground_days - transit_days))::integer as promised_days,
    draw(h, 30) as outcome_draw, draw(h, 31) as delay_draw, dice(h, 32, 420) as delay_minutes,
    least(0.5, lateness * case when carrier_id = 1 then 0.014 when carrier_id = 2 then 0.023 when carrier_id = 3 then 0.034 when carrier_id = 4 then 0.03
        when carrier_id = 6 then 0.02 else 0.045 end
      * case month when 12 then 2.3 when 11 then 1.4 when 1 then 1.4 else 1 end
      * if(category in ('Next Day', 'Next Day Early', 'International'), 1.5, 1)) as late_share
  from priced
)`,
    `expected as (
  select *, (ship_date + promised_days + if(saturday_gross <> 0 and not ${isSaturdayForgotten}, 0, 2 * ((weekday + promised_days) // 6))::integer) as promised_day,
    case when is_late_refund then 'Late' when outcome_draw > 0.996 then null when outcome_draw < late_share then 'Late'
      when outcome_draw < late_share + 0.013 then 'Exception' else 'On Time' end as outcome
  from promised
)`,
    `arrived as (
  select *, promised_day::timestamp + to_minutes(case outcome
      when 'On Time' then 60 * least(commit_hour, 19) - 5 - delay_minutes * 2 // 5
      when 'Late' then 1440 * (1 + floor(delay_draw * 2.4)) + 660 + delay_minutes
      when 'Exception' then if(delay_draw < 0.7, 1440 * (2 + delay_minutes % 4) + 780, null) end::bigint) as arrival
  from expected
)`,
    `delivered as (
  select *, if(arrival < timestamp '${today} 23:59:00', arrival, null) as delivery_date,
    case when arrival < timestamp '${today} 23:59:00' or outcome = 'Exception' then outcome
      when outcome = 'Late' and promised_day < date '${today}' then 'Pending Late' end as tracking_status
  from arrived
)`,
  ];
}
