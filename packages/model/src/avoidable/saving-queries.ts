import type { DataQuery } from '@waybill/contract';
import { dateWhereClause } from '../dates/date-where-clause.ts';
import { dimensionalTransportation } from '../figures/avoidable-facts.ts';
import { fromClients } from '../queries/from-clients.ts';
import type { PageState } from '../queries/page-state.ts';
import { pageWhereClauses } from '../queries/where-clauses.ts';

// The answers of these queries have SAVING, what a change would have saved, and PACKAGES, for how many packages.

/** An address as the invoice has it. */
const address =
  "concat(upper(trim(consignee_address)), ' ', upper(coalesce(consignee_city, '')), ' ', coalesce(consignee_postal_code, ''))";
const hasAddress = "consignee_address is not null and trim(consignee_address) <> ''";

/** Corrections of addresses that had been corrected before: of each address all but one, at their average. PLACES counts the addresses. */
export function repeatedCorrectionsQuery(state: PageState): DataQuery {
  return {
    innerQueries: {
      addresses: {
        selectColumnNames: [`${address} as place`, 'sum(address_correction_amt) as cost', 'count(*) as corrections'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [...pageWhereClauses(state), 'address_correction_amt > 0', hasAddress],
        groupByDetails: ['place'],
      },
    },
    selectColumnNames: [
      'sum(cost - cost / corrections) as saving',
      'sum(corrections - 1) as packages',
      'count(*) as places',
    ],
    fromTableNames: ['addresses'],
    whereClauseDetails: ['corrections > 1'],
    ...fromClients(state),
  };
}

/** What each package was charged for an accessorial, by the number of its row. */
const chargedFor = (state: PageState, accessorial: string) => ({
  selectColumnNames: ['tracking_id as charged_row', 'sum(net_amount) as charged'],
  fromTableNames: ['charge_level_info'],
  whereClauseDetails: [
    dateWhereClause(state.dateType, state.dates),
    `accessorial_group = '${accessorial}'`,
    'net_amount > 0',
  ],
  groupByDetails: ['tracking_id'],
});

/**
 * Residential surcharges for addresses that the carrier billed as commercial on at least four of five packages, and on
 * three or more. PLACES counts the addresses.
 */
export function residentialAtCompaniesQuery(state: PageState): DataQuery {
  const conditions = [...pageWhereClauses(state), hasAddress];
  return {
    innerQueries: {
      charged: chargedFor(state, 'Residential'),
      homes: {
        selectColumnNames: [`${address} as home`, 'sum(charged) as cost', 'count(*) as billed'],
        fromTableNames: ['package_level_info', 'charged'],
        whereClauseDetails: [...conditions, 'tracking_id = charged_row'],
        groupByDetails: ['home'],
      },
      places: {
        selectColumnNames: [`${address} as place`, 'sum(no_of_pkgs) as shipped'],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: conditions,
        groupByDetails: ['place'],
      },
    },
    selectColumnNames: ['sum(cost) as saving', 'sum(billed) as packages', 'count(*) as places'],
    fromTableNames: ['homes', 'places'],
    whereClauseDetails: ['home = place', 'shipped - billed >= 3', '(shipped - billed) * 5 >= shipped * 4'],
    ...fromClients(state),
  };
}

/**
 * What makes a package need additional handling, in inches and pounds, and how far beyond it a little better packaging
 * still helps. The limits are those of UPS and FedEx in the rule packs (`triggers.csv`), which a test compares.
 */
export const handlingLimits = { longest: 48, second: 30, girth: 105, pounds: 50 } as const;
const handlingMargin = { longest: 3, second: 3, girth: 6, pounds: 5 } as const;

const longest = 'greatest(length, width, height)';
const others = `(length + width + height - ${longest})`;
const second = `(${others} - least(length, width, height))`;
const handlingMeasures: Readonly<Record<keyof typeof handlingLimits, string>> = {
  longest,
  second,
  girth: `(${longest} + 2 * ${others})`,
  pounds: 'coalesce(actual_weight_pounds, 0)',
};

/** Additional handling of packages that are beyond a limit, and beyond none by more than the margin. */
export function narrowHandlingQuery(state: PageState): DataQuery {
  const names = Object.keys(handlingLimits) as (keyof typeof handlingLimits)[];
  const above = names.map((name) => `${handlingMeasures[name]} > ${handlingLimits[name]}`).join(' or ');
  return {
    innerQueries: { charged: chargedFor(state, 'Additional handling') },
    selectColumnNames: ['sum(charged) as saving', 'count(*) as packages'],
    fromTableNames: ['package_level_info', 'charged'],
    whereClauseDetails: [
      ...pageWhereClauses(state),
      'tracking_id = charged_row',
      "dim_unit = 'inches'",
      'length > 0 and width > 0 and height > 0',
      `(${above})`,
      ...names.map((name) => `${handlingMeasures[name]} <= ${handlingLimits[name] + handlingMargin[name]}`),
    ],
    ...fromClients(state),
  };
}

const transport = 'net_transportation_amount + net_fuel_surcharge_amount';
/** A carton that is a quarter smaller; the actual weight still counts. */
const smaller = 'greatest(ceil(actual_weight_pounds), ceil(bill_weight_pounds * 0.75))';
const fewestOfPrice = 5;

/**
 * Packages that are billed by size, in a carton a quarter smaller: what their transportation and fuel cost more than the
 * average of the client's packages of the same carrier, service and zone at the new billed weight. COST is what they cost.
 */
export function smallerCartonsQuery(state: PageState): DataQuery {
  const conditions = [...pageWhereClauses(state), 'no_of_pkgs > 0', "bucket_name = 'parcel'", 'bill_weight_pounds > 0'];
  return {
    innerQueries: {
      prices: {
        selectColumnNames: [
          'carrier_id as priced_carrier',
          'service_category as priced_service',
          'rated_zone as priced_zone',
          'ceil(bill_weight_pounds) as priced_weight',
          `sum(${transport}) / sum(no_of_pkgs) as price`,
          'sum(no_of_pkgs) as priced',
        ],
        fromTableNames: ['package_level_info'],
        whereClauseDetails: [...conditions, 'net_transportation_amount > 0'],
        groupByDetails: ['carrier_id', 'service_category', 'rated_zone', 'priced_weight'],
      },
    },
    selectColumnNames: [
      `sum(${transport} - price) as saving`,
      'sum(no_of_pkgs) as packages',
      `sum(${transport}) as cost`,
    ],
    fromTableNames: ['package_level_info', 'prices'],
    whereClauseDetails: [
      ...conditions,
      ...dimensionalTransportation.whereClauses,
      `priced >= ${fewestOfPrice}`,
      'carrier_id = priced_carrier',
      'service_category = priced_service',
      'rated_zone = priced_zone',
      `${smaller} = priced_weight`,
    ],
    ...fromClients(state),
  };
}
