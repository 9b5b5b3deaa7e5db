/**
 * Errors of carriers, for the audit to find: few, and each of a kind that a rule knows. Conditions are over the columns
 * of a package; only parcels of UPS and FedEx within the country have them.
 */
const among = "carrier_id in (1, 2) and scope = 'domestic'";

const drawn = (place: number, share: number): string => `(${among} and draw(h, ${place}) < ${share})`;

/** Billed by more pounds than weight and size ask for. */
export const isBilledHeavier = `(can_be_large and not is_large and not is_long and sized_pounds < 50 and draw(h, 60) < 0.0012)`;

/** Billed at the published price. */
export const isDiscountMissing = `(not is_correction and ${drawn(69, 0.002)})`;

/** A minimum above the agreed one. */
export const isMinimumRaised = drawn(70, 0.003);

/** A delivery area surcharge for an address that usually has none. */
export const isAreaForNothing = `(is_regular and ${drawn(71, 0.02)})`;

/** A residential surcharge for a company that is usually billed as one. */
export const isHomeForNothing = `(is_regular and ${drawn(72, 0.01)})`;

/** Handling of a package that is neither long nor heavy. */
export const isHandledForNothing = drawn(62, 0.001);

/** A residential surcharge that is listed twice. */
export const isResidentialTwice = drawn(63, 0.0015);

/** More fuel than the week's percentage. */
export const hasTooMuchFuel = drawn(64, 0.0015);

/** A zone farther than the lane's. */
export const isZonedFarther = `(${drawn(65, 0.004)} and lane_zone < 8)`;

/** A price above that of the same weight and zone. */
export const isPricedHigher = drawn(66, 0.001);

/** A residential surcharge above its usual price. */
export const isResidentialTooDear = drawn(67, 0.001);

/** Saturday delivery was paid for, and the package came on Monday. */
export const isSaturdayForgotten = '(draw(h, 68) < 0.3)';
