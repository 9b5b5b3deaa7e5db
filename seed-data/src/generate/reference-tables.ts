import { fileURLToPath } from 'node:url';
import { demoExchangeRates } from '../demo-exchange-rates.ts';

const fileOf = (name: string): string =>
  `'${fileURLToPath(new URL(`../../reference/${name}.csv`, import.meta.url)).replaceAll("'", "''")}'`;

/** A file of reference/ as a table; DuckDB finds the types, but for the columns that are text whatever they look like. */
function read(name: string, texts: readonly string[] = []): string {
  const types = texts.map((column) => `'${column}': 'varchar'`).join(', ');
  const typed = texts.length === 0 ? '' : `, types = {${types}}`;
  return `read_csv(${fileOf(name)}, delim = ',', quote = '"', header = true${typed})`;
}

/** What carriers publish, as temporary tables. */
export const referenceTables: readonly string[] = [
  `create or replace temp table carrier as
   select carrier_id, name, kind, billing_weekday, fuel_like from ${read('carriers')}`,

  `create or replace temp table service as
   select * exclude (code), code, fuel_index in ('ground', 'air', 'freight') as has_fuel from ${read('services', ['code'])}`,

  `create or replace temp table zip_area as
   select * exclude (population), population::bigint as population from ${read('zip-areas', ['zip3', 'county'])}`,

  `create or replace temp table published_fuel as
   select carrier_id as fuel_like, fuel_index, from_date, percent::double as percent from ${read('fuel-surcharges')}`,

  `create or replace temp table published_point as
   with ground as (
     unpivot (from ${read('list-rates-fedex-ground-2025')})
     on columns('zone.*') into name zone value amount
   ), express as (
     unpivot (from ${read('list-rates-fedex-express-2025')})
     on first_overnight, priority_overnight, standard_overnight, "2day_am", "2day", express_saver
     into name card value amount
   )
   select 'fedex_ground' as card, replace(zone, 'zone', '')::integer as zone, billed_lb as pound, amount::double as amount from ground
   union all select 'ups_ground', replace(zone, 'zone', '')::integer, billed_lb, amount * 1.005 from ground
   union all select card, zone::integer, billed_lb, amount::double from express where billed_lb <= 150`,

  `create or replace temp table list_rate as
   with pounds as (
     select pound::integer as pound from range(1, 151) as pounds(pound)
   ), grid as (
     select card, zone, pound from (select distinct card, zone from published_point), pounds
   )
   select g.card, g.zone, g.pound,
     coalesce(l.amount + (h.amount - l.amount) * (g.pound - l.pound) / nullif(h.pound - l.pound, 0), l.amount, h.amount) as amount
   from grid g
   asof left join published_point l on g.card = l.card and g.zone = l.zone and g.pound >= l.pound
   asof left join published_point h on g.card = h.card and g.zone = h.zone and g.pound <= h.pound
   union all
   select 'usps', zone::integer, pound, 4.1 + 0.36 * zone + 0.74 * pow(pound, 0.93) from range(2, 9) as zones(zone), pounds
   union all
   select 'international', 8, pound, 41 + 5.9 * pow(pound, 0.9) from pounds`,
];

/** The fuel surcharge of every ship day, in percent. */
export const fuelTable = `create or replace temp table fuel as
select k.fuel_like, k.fuel_index, d.ship_date, coalesce(p.percent, 0) as percent
from (select distinct fuel_like, fuel_index from carrier, service where has_fuel) k cross join ship_day d
asof left join published_fuel p
  on p.fuel_like = if(k.fuel_index = 'freight', 1, k.fuel_like) and p.fuel_index = k.fuel_index and d.ship_date >= p.from_date`;

/** Rates of every day of the range. */
export function exchangeRateTable(firstDay: string, lastDay: string): readonly [sql: string, json: string] {
  return [
    `create or replace temp table exchange_rate as
     select unnest(from_json($1::json, '[{"currencyCode": "VARCHAR", "rateDate": "DATE", "usdRate": "DECIMAL(18,8)"}]'), recursive := true)`,
    JSON.stringify(demoExchangeRates(firstDay, lastDay)),
  ];
}
