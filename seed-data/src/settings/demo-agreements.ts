import type { AgreementContent } from '@waybill/contract';
import { addDays } from '@waybill/model';
import {
  agreedReductions,
  constantPrices,
  earnedDiscount,
  extraPrices,
  rateYearBegins,
  serviceDiscounts,
  yearlyIncrease,
} from '../world/carrier-prices.ts';
import { demoWorld } from '../world/demo-world.ts';

/** An agreement of a demo client, as `createAgreement` takes it. */
export interface DemoAgreement {
  readonly clientId: number;
  readonly content: AgreementContent;
  readonly note: string;
}

const upsCharlotte = 7;
const fedexMemphis = 20;

const upsExpress = ['Next Day Air%', '2nd Day Air%', '3 Day Select%'];
/** UPS puts a number in front of the zones of its air services. */
const zonePrefixes = [0, 100, 130, 200, 240, 300];
const yearsOfAgreement = 3;
/** In cents; it ships for less than this in a year. */
const revenueOfNextBand = 40_000_000;
/** Agreements begin when carriers' temporary prices of the season have ended. */
const monthAndDay = '02-01';
/** In the first months of a year the last month is still one of the year before. */
const firstMonthWithin = '04';

/** What the demo's clients agreed with carriers: the terms by which their invoices are made. */
export function demoAgreements(today: string): readonly DemoAgreement[] {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < firstMonthWithin ? 1 : 0);
  const period = { from: `${year}-${monthAndDay}`, to: addDays(`${year + yearsOfAgreement}-${monthAndDay}`, -1) };
  const years = rateYears(period, today);
  return [upsAgreement(period, years), fedexAgreement(period, years)];
}

/** Days on which the same published prices count, with their level. */
interface RateYear {
  readonly from: string;
  readonly to: string;
  readonly level: number;
}

type Period = Pick<RateYear, 'from' | 'to'>;

/** The rate years of an agreement up to the one of today, whose prices count until it ends. */
function rateYears({ from, to }: Period, today: string): readonly RateYear[] {
  const yearOf = (day: string): number => Number(addDays(day, rateYearBegins).slice(0, 4));
  const begins = (year: number): string => addDays(`${year}-01-01`, -rateYearBegins);
  const [first, last] = [yearOf(from), yearOf(today)];
  return Array.from({ length: last - first + 1 }, (_, place) => first + place).map((year) => ({
    from: year === first ? from : begins(year),
    to: year === last ? to : addDays(begins(year + 1), -1),
    level: yearlyIncrease ** (year - 2025),
  }));
}

const cents = (dollars: number): number => Math.round(dollars * 100 + 1e-7);
const percent = (share: number): number => Math.round(share * 1000) / 10;
const less = (amount: number, share: number): number => amount - Math.round(amount * share + 1e-7);

function accountOf(id: number) {
  const account = demoWorld.accounts.find((each) => each.id === id);
  if (account === undefined) throw new Error(`There is no account ${id} in the demo.`);
  return account;
}

const headOf = (period: Period, number: string, id: number) => {
  const { carrierId, number: account } = accountOf(id);
  return { carrierId, number, accounts: [account], ...period, noticeDays: 30 };
};

const fuel = [{ services: ['%'], off: { percent: percent(agreedReductions.fuel.share) } }];

function upsAgreement(period: Period, years: readonly RateYear[]): DemoAgreement {
  const { clientId, discount } = accountOf(upsCharlotte);
  const off = (services: readonly string[], more: number) => ({
    services,
    group: 'Incentive',
    off: { percent: percent(discount + more) },
  });
  const content = {
    ...headOf(period, 'P840017-02', upsCharlotte),
    discountsPrinted: 'together',
    incentives: [
      off(['Ground Commercial', 'Ground Hundredweight', 'Ground Undeliverable Return'], 0),
      off(['Ground Residential'], serviceDiscounts.home),
      off(['Ground Saver 1 lb or Greater'], serviceDiscounts.economy),
      off(['Ground Saver Less than 1 lb'], serviceDiscounts.light),
      off(upsExpress, serviceDiscounts.express),
      off(
        upsExpress.map((name) => name.replace('%', ' Residential')),
        serviceDiscounts.express + serviceDiscounts.home,
      ),
      off(['Standard%', 'Worldwide%'], serviceDiscounts.abroad),
    ],
    minimums: years.map(({ from, to, level }) => ({
      services: ['Ground Commercial', 'Ground Residential', 'Ground Hundredweight'],
      from,
      to,
      floor: { amount: cents(extraPrices.minimum * level) },
    })),
    fuel,
    accessorials: [
      ...years.flatMap((year) => [
        ...pricedByYear(year, { ground: ['Ground%'], express: upsExpress, economy: ['Ground Saver%'] }),
        ...handlingLines(year, [
          'Additional handling - length',
          'Additional handling - width',
          'Additional handling - girth',
        ]),
      ]),
      flat(['Ground%'], ['Demand - residential'], constantPrices.demand.ground),
      flat(upsExpress, ['Demand - residential'], constantPrices.demand.express),
      flat(['%'], ['Returns'], constantPrices.returns),
      flat(['Ground%'], ['Carbon neutral'], constantPrices.carbonNeutral),
    ],
    guarantees: [{ services: ['Next Day Air%'], state: 'entitled' }],
  };
  return { clientId, content, note: 'From the signed agreement and its addendum B.' };
}

function fedexAgreement(period: Period, years: readonly RateYear[]): DemoAgreement {
  const { clientId, discount } = accountOf(fedexMemphis);
  const express = ['%Overnight', 'FedEx 2Day%', 'FedEx Express Saver'];
  const off = (services: readonly string[], more: number) => ({
    services,
    group: 'Performance Pricing',
    off: { percent: percent(discount + more - earnedDiscount) },
  });
  const content = {
    ...headOf(period, '5520914-103', fedexMemphis),
    discountsPrinted: 'apart',
    incentives: [
      off(['FedEx Ground', 'FedEx 1Day Freight'], 0),
      off(['FedEx Home Delivery'], serviceDiscounts.home),
      off(['FedEx Ground Economy'], serviceDiscounts.economy),
      off(express, serviceDiscounts.express),
      off(['FedEx International%'], serviceDiscounts.abroad),
    ],
    tiers: [
      {
        services: ['FedEx%'],
        group: 'Earned Discount',
        measured: 'gross transportation',
        weeks: 52,
        bands: [
          { from: 0, percent: percent(earnedDiscount) },
          { from: revenueOfNextBand, percent: percent(earnedDiscount) + 2 },
        ],
      },
    ],
    fuel,
    accessorials: [
      ...years.flatMap((year) => [
        ...pricedByYear(year, {
          ground: ['FedEx Ground', 'FedEx Home Delivery'],
          express,
          economy: ['FedEx Ground Economy'],
        }),
        flat(['%'], ['Signature - adult'], extraPrices.adultSignature * year.level, year),
        ...handlingLines(year, ['Additional handling - dimension']),
      ]),
      flat(['%'], ['Saturday'], constantPrices.saturday),
    ],
  };
  return { clientId, content, note: 'Version 103, with the earned discount program.' };
}

function flat(services: readonly string[], charges: readonly string[], dollars: number, days?: Period) {
  return { services, charges, off: { flat: cents(dollars) }, ...(days && { from: days.from, to: days.to }) };
}

interface Kinds {
  readonly ground: readonly string[];
  readonly express: readonly string[];
  readonly economy: readonly string[];
}

/** Prices of receiver, area and signature in a rate year, with what is agreed taken off. */
function pricedByYear(year: RateYear, { ground, express, economy }: Kinds) {
  const days = { from: year.from, to: year.to };
  const agreed = (kind: 'residential' | 'area', dollars: number) => ({
    off: { flat: less(cents(dollars * year.level), agreedReductions[kind].share) },
    ...days,
  });
  const { residential, area, signature } = extraPrices;
  const names = ['Delivery area', 'Delivery area - extended', 'Delivery area - remote'];
  return [
    { services: ground, charges: ['Residential'], ...agreed('residential', residential.ground) },
    { services: express, charges: ['Residential'], ...agreed('residential', residential.express) },
    ...area.flatMap((prices, tier) => {
      const charges = names.slice(tier, tier + 1);
      return [
        { services: ['%'], receiver: 'commercial', charges, ...agreed('area', prices.commercial) },
        { services: ['%'], receiver: 'residential', charges, ...agreed('area', prices.residential) },
        { services: economy, charges, ...agreed('area', prices.residential) },
      ];
    }),
    flat(['%'], ['Signature'], signature * year.level, year),
  ];
}

/** Handling and large packages cost more in far zones. */
function handlingLines(year: RateYear, causedBySize: readonly string[]) {
  return extraPrices.handling.flatMap(({ upToZone, size, weight, large }) => {
    const zones = zonePrefixes.flatMap((prefix) =>
      [upToZone - 1, upToZone].filter((zone) => zone >= 2).map((zone) => String(prefix + zone)),
    );
    return [
      { ...flat(['%'], causedBySize, size * year.level, year), zones },
      { ...flat(['%'], ['Additional handling - weight'], weight * year.level, year), zones },
      { ...flat(['%'], ['Large package'], large * year.level, year), zones },
    ];
  });
}
