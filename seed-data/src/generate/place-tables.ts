/** How finely the choice of a US area and of a foreign one is drawn. */
export const placeSlots = { area: 10_000, foreign: 40 } as const;

/** How many ZIP codes each US area has. */
export const digitSlots = 60;

/** The place of packages whose consignee is billed without city, state and ZIP. */
export const unmappedPlace = 0;
const firstForeignPlace = 10_000;

/** Where packages come from and go to: US areas, foreign cities, and the place that nobody filled in. */
export const placeTables: readonly string[] = [
  `create or replace temp table foreign_area as select * from (values
     (0, 5, 'CA', 'ON', 'Toronto', 'M5V', 1.0), (5, 8, 'CA', 'BC', 'Vancouver', 'V6B', 1.0),
     (8, 10, 'CA', 'QC', 'Montreal', 'H2Y', 1.0), (10, 14, 'MX', 'CMX', 'Ciudad de Mexico', '06000', 1.1),
     (14, 20, 'GB', 'ENG', 'London', 'EC1A', 1.3), (20, 24, 'DE', 'BY', 'Munich', '80331', 1.35),
     (24, 27, 'FR', 'IDF', 'Paris', '75001', 1.35), (27, 31, 'AU', 'NSW', 'Sydney', '2000', 1.6),
     (31, 33, 'JP', '13', 'Tokyo', '100', 1.5), (33, 34, 'NL', 'NH', 'Amsterdam', '1012', 1.35),
     (34, 35, 'IT', '25', 'Milan', '20121', 1.4), (35, 36, 'ES', 'MD', 'Madrid', '28001', 1.4),
     (36, 37, 'BR', 'SP', 'Sao Paulo', '01000', 1.7), (37, 38, 'KR', '11', 'Seoul', '04524', 1.5),
     (38, 39, 'SG', '01', 'Singapore', '018989', 1.5), (39, 40, 'SE', 'AB', 'Stockholm', '111 20', 1.4)
   ) as area(from_slot, until_slot, country, state, city, postal_code, band)`,

  `create or replace temp table area as
   select (row_number() over (order by zip3))::integer as place_id, * from zip_area`,

  `create or replace temp table place as
   select ${unmappedPlace} as place_id, null::varchar as city, null::varchar as state, null::varchar as postal_code,
     null::varchar as country, null::varchar as county, 'CA' as normalised_state, 'US' as normalised_country
   union all
   select place_id, city, state, zip3, 'US', county, state, 'US' from area
   union all
   select ${firstForeignPlace} + from_slot, city, state, postal_code, country, null, state, country from foreign_area`,

  `create or replace temp table foreign_slot as
   select slot::integer as slot, ${firstForeignPlace} + from_slot as foreign_place, band::double as band
   from range(${placeSlots.foreign}) as slots(slot) join foreign_area on slot >= from_slot and slot < until_slot`,
];
