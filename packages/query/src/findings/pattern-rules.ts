import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import { decimal } from '../types/value-type.ts';
import { type Found, fuelBasis, fuelOf } from './found.ts';
import { words } from './parcels.ts';
import {
  discountShare,
  hasLane,
  holds,
  leastFreight,
  ofPattern,
  patternKeys,
  wasUsual,
  withFloor,
  withMonths,
} from './patterns.ts';

/** The rules that compare a package with what like packages of the shipper cost. */
export function patternRules(dialect: Dialect): readonly Found[] {
  return [
    billedAbove(dialect),
    discountMissing(dialect),
    priceDiffers(dialect),
    zoneDiffers(dialect),
    fuelDiffers(dialect),
  ];
}

/** The price of the due weight is that of the lightest package from there on in the shipper's own bills. */
function billedAbove(dialect: Dialect): Found {
  const keys = patternKeys.price.filter((key) => key !== 'pounds');
  return {
    rule: 'weight_far_above',
    with: sql`too_heavy as materialized (
select dimensional.* from dimensional as dimensional
where pounds > due_pounds and volume > 0 and actual > 0 and no_of_pkgs = 1 and freight > 0
), due_price as materialized (
select tracking_id as of_row, price.usual as due_gross, price.cases as price_cases
from too_heavy as too_heavy join price as price on ${ofPattern('price', 'too_heavy', keys)}
where price.of_pounds >= due_pounds and price.of_pounds < too_heavy.pounds and price.usual <= transportation_amount
qualify row_number() over (partition by tracking_id order by price.of_pounds) = 1
)`,
    from: sql`too_heavy as too_heavy left join due_price as due_price on of_row = tracking_id
${withFloor('too_heavy')}
left join fuel as fuel on ${ofPattern('fuel', 'too_heavy', patternKeys.fuel)}`,
    where: sql`true`,
    confidence: sql`case when due_gross is null then 'check' when price_cases >= 2 then 'certain' else 'likely' end`,
    ...above(sql`coalesce(due_gross, floor(0.5e0 + transportation_amount * due_pounds / too_heavy.pounds))`),
    actual: sql`too_heavy.pounds`,
    usual: sql`due_pounds`,
    cases: sql`divisor_cases`,
    about: words(dialect, sql`'1/'`, dialect.asText({ value: sql`own_divisor`, type: decimal(10, 0) })),
  };
}

/**
 * What the package costs above the price that is due, both after its own discount and no lower than the minimum, with
 * the fuel on the difference. Reads `withFloor`.
 */
function above(dueGross: Sql): Pick<Found, 'freight' | 'fuel'> {
  const dueNet = sql`((${dueGross}) - floor(0.5e0 + (${dueGross}) * ${discountShare} / 1000))`;
  const net = sql`(freight - greatest(${dueNet}, ${leastFreight}))`;
  const gross = sql`case when ${net} = 0 then 0e0 else transportation_amount - (${dueGross}) end`;
  return { freight: net, fuel: fuelOf(gross, net) };
}

function discountMissing(dialect: Dialect): Found {
  const fine = holds('fine_discount', 30, 0.8);
  const ofYear = holds('discount', 30, 0.8);
  // A discount that has changed within the year is no usual one of the year, but of the months before and after.
  const ofMonth = holds('month_discount', 30, 0.8);
  const of = (column: string) => sql`case when ${fine} then ${sql.id('fine_discount', column)}
when ${ofYear} then ${sql.id('discount', column)} else ${sql.id('month_discount', column)} end`;
  const due = sql`least(floor(0.5e0 + transportation_amount * (${of('usual')}) / 1000), transportation_amount - (${leastFreight}))`;
  return {
    rule: 'discount_missing',
    from: sql`parcel as parcel left join discount as discount on ${ofPattern('discount', 'parcel', patternKeys.discount)}
left join fine_discount as fine_discount on ${ofPattern('fine_discount', 'parcel', patternKeys.fine_discount)}
${withMonths('month_discount', 'parcel', dialect)}
${withFloor('parcel')}
left join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}`,
    where: sql`transportation_amount > 0 and freight > 0 and (${fine} or ${ofYear} or ${ofMonth})
and floor_freight is null and not ${wasUsual('month_discount', discountShare, 5)}
and transportation_discount < ${due} - 2 - 0.0006e0 * transportation_amount`,
    confidence: sql`'likely'`,
    freight: sql`${due} - transportation_discount`,
    fuel: fuelOf(sql`0e0`, sql`(${due} - transportation_discount)`),
    actual: sql`${discountShare} / 10`,
    usual: sql`(${of('usual')}) / 10`,
    cases: of('cases'),
    among: of('among'),
    since: of('since'),
    about: words(dialect, sql`parcel.service`),
  };
}

function priceDiffers(dialect: Dialect): Found {
  return {
    rule: 'price_differs',
    from: sql`parcel as parcel join price as price on ${ofPattern('price', 'parcel', patternKeys.price)}
${withMonths('month_price', 'parcel', dialect)}
${withFloor('parcel')}
left join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}`,
    where: sql`no_of_pkgs = 1 and price.cases >= 3 and ${holds('price', 4, 0.75)} and freight > 0
and transportation_amount > price.usual + 1 and not ${wasUsual('month_price', sql`transportation_amount`, 2)}`,
    confidence: sql`'likely'`,
    ...above(sql`price.usual`),
    actual: sql`transportation_amount / 100`,
    usual: sql`price.usual / 100`,
    cases: sql`price.cases`,
    among: sql`price.among`,
    since: sql`price.since`,
    about: words(
      dialect,
      sql`parcel.service`,
      sql`parcel.zone`,
      dialect.asText({ value: sql`parcel.pounds`, type: { kind: 'double' } }),
    ),
  };
}

function zoneDiffers(dialect: Dialect): Found {
  return {
    rule: 'zone_differs',
    from: sql`parcel as parcel join lane as lane on ${ofPattern('lane', 'parcel', patternKeys.lane)}
left join price as price on ${ofPattern(
      'price',
      'parcel',
      patternKeys.price.filter((key) => key !== 'zone'),
    )}
and price.of_zone = lane.usual
${withFloor('parcel')}
left join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}`,
    where: sql`${hasLane} and zone <> lane.usual and ${holds('lane', 20, 0.95)} and freight > 0
and price.usual is not null and transportation_amount > price.usual + 1`,
    confidence: sql`'likely'`,
    ...above(sql`price.usual`),
    cases: sql`lane.cases`,
    among: sql`lane.among`,
    since: sql`lane.since`,
    about: words(dialect, sql`zone`, sql`lane.usual`),
  };
}

/** Only above all that the percentage could be charged on, so that what the basis leaves out makes no finding. */
function fuelDiffers(dialect: Dialect): Found {
  const widest = sql`case when basis in (0, 2) then transportation_amount + extras_gross else freight + extras_net end`;
  const due = sql`floor(0.5e0 + fuel.usual * (${fuelBasis}) / 100)`;
  return {
    rule: 'fuel_differs',
    from: sql`parcel as parcel join fuel as fuel on ${ofPattern('fuel', 'parcel', patternKeys.fuel)}`,
    where: sql`no_of_pkgs = 1 and fuel_surcharge_amount > 0 and fuel_net > 0 and ${holds('fuel', 5, 0.8)}
and fuel_surcharge_amount > fuel.usual * (${widest}) / 100 + 2 + 0.0013e0 * (${widest})`,
    confidence: sql`'likely'`,
    fuel: sql`floor(0.5e0 + (fuel_surcharge_amount - ${due}) * fuel_net / fuel_surcharge_amount)`,
    actual: sql`floor(0.5e0 + 10000e0 * fuel_surcharge_amount / (${fuelBasis})) / 100`,
    usual: sql`fuel.usual`,
    cases: sql`fuel.cases`,
    among: sql`fuel.among`,
    since: sql`fuel.since`,
    about: words(dialect, sql`mode_category`),
  };
}
