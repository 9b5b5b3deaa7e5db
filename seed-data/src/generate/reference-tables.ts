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

/** What carriers publish and where people live, as temporary tables. */
export const referenceTables: readonly string[] = [
  `create or replace temp table carrier as
   select carrier_id, name, kind, billing_weekday, fuel_like from ${read('carriers')}`,

  `create or replace temp table service as
   select * exclude (code), code from ${read('services', ['code'])}`,

  `create or replace temp table zip_area as
   select *, sum(population) over (order by zip3 rows unbounded preceding) - population as people_before,
     sum(population) over () as people
   from ${read('zip-areas', ['zip3', 'county'])}`,

  `create or replace temp table fuel as
   select carrier_id, fuel_index, from_date, percent from ${read('fuel-surcharges')}`,

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
   with grid as (
     select card, zone, pound::integer as pound
     from (select distinct card, zone from published_point), range(1, 151) as pounds(pound)
   )
   select g.card, g.zone, g.pound,
     coalesce(l.amount + (h.amount - l.amount) * (g.pound - l.pound) / nullif(h.pound - l.pound, 0), l.amount, h.amount) as amount
   from grid g
   asof left join published_point l on g.card = l.card and g.zone = l.zone and g.pound >= l.pound
   asof left join published_point h on g.card = h.card and g.zone = h.zone and g.pound <= h.pound`,

  `create or replace temp table foreign_area as select * from (values
     (0, 5, 'CA', 'ON', 'Toronto', 'M5V', 1.0), (5, 8, 'CA', 'BC', 'Vancouver', 'V6B', 1.0),
     (8, 10, 'CA', 'QC', 'Montreal', 'H2Y', 1.0), (10, 14, 'MX', 'CMX', 'Ciudad de Mexico', '06000', 1.1),
     (14, 20, 'GB', 'ENG', 'London', 'EC1A', 1.3), (20, 24, 'DE', 'BY', 'Munich', '80331', 1.35),
     (24, 27, 'FR', 'IDF', 'Paris', '75001', 1.35), (27, 31, 'AU', 'NSW', 'Sydney', '2000', 1.6),
     (31, 33, 'JP', '13', 'Tokyo', '100', 1.5), (33, 34, 'NL', 'NH', 'Amsterdam', '1012', 1.35),
     (34, 35, 'IT', 'LOM', 'Milan', '20121', 1.4), (35, 36, 'ES', 'MD', 'Madrid', '28001', 1.4),
     (36, 37, 'BR', 'SP', 'Sao Paulo', '01000', 1.7), (37, 38, 'KR', '11', 'Seoul', '04524', 1.5),
     (38, 39, 'SG', '01', 'Singapore', '018989', 1.5), (39, 40, 'SE', 'AB', 'Stockholm', '111 20', 1.4)
   ) as area(from_slot, until_slot, country, state, city, postal_code, band)`,
];

/** Rates of every day of the range. */
export function exchangeRateTable(firstDay: string, lastDay: string): readonly [sql: string, json: string] {
  return [
    `create or replace temp table exchange_rate as
     select unnest(from_json($1::json, '[{"currencyCode": "VARCHAR", "rateDate": "DATE", "usdRate": "DECIMAL(18,8)"}]'), recursive := true)`,
    JSON.stringify(demoExchangeRates(firstDay, lastDay)),
  ];
}
