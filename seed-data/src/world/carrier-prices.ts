/** What carriers charge for extras in 2025, in US dollars; other years by `priceLevel`. */
export const extraPrices = {
  residential: { ground: 6.1, express: 6.55 },
  /** By tier: delivery area, extended, remote. */
  area: [
    { commercial: 4.2, residential: 6.15 },
    { commercial: 5.35, residential: 8.3 },
    { commercial: 15.35, residential: 15.35 },
  ],
  /** For its size, and for its weight: up to the zone. */
  handling: [
    { upToZone: 2, size: 28, weight: 43.5, large: 240 },
    { upToZone: 4, size: 31, weight: 47.5, large: 260 },
    { upToZone: 6, size: 36, weight: 52.75, large: 297.5 },
    { upToZone: 8, size: 38, weight: 55, large: 305 },
  ],
  signature: 7.2,
  adultSignature: 8.65,
  /** A package of UPS Ground never costs less. */
  minimum: 7.75,
} as const;

/** Charges whose dollars are the same in all years. */
export const constantPrices = {
  returns: 1.05,
  carbonNeutral: 0.05,
  saturday: 16,
  demand: { ground: 0.5, express: 1.55 },
} as const;

/** Published prices rise by so much when a rate year begins: so many days before 1 January. */
export const yearlyIncrease = 1.059;
export const rateYearBegins = 9;

/** What accounts with a discount above `from` also have off, as a share. */
export const agreedReductions = {
  residential: { from: 0.3, share: 0.4 },
  area: { from: 0.3, share: 0.5 },
  fuel: { from: 0.33, share: 0.12 },
} as const;

/** What is added to the discount of an account, by the kind of service; `light` is for packages below a pound. */
export const serviceDiscounts = { express: 0.03, home: -0.02, abroad: -0.04, economy: -0.05, light: -0.08 } as const;

/** The part of a discount that FedEx prints as earned. */
export const earnedDiscount = 0.06;

/** A credit that UPS agreed with some accounts, on each Ground package. */
export const specialIncentive = { accounts: [1, 25], amount: -0.5 } as const;
