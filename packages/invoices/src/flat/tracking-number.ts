import { zipOf } from '../mapping/place.ts';
import type { KeyTarget, Target } from './declaration.ts';

const homeCountries: ReadonlySet<string> = new Set(['', 'US', 'USA', 'UNITED STATES']);
/** The prefix of a postal service number: 420 and the ZIP code. */
const routing = /^420\d{5}/;
const zip = /^(\d{5})(?:-?\d{4})?$/;

/**
 * The package's number: abroad the one of the other country, else the one under which it was labelled again, its own, or
 * the carrier's internal one; null if the row names none.
 */
export function trackingNumberOf(
  number: (target: KeyTarget) => string,
  text: (target: Target) => string,
  isRoutingLeftOut: boolean,
): string | null {
  const country = text('consigneeCountry').toUpperCase();
  const abroad = number('foreignTrackingNumber');
  if (!homeCountries.has(country) && abroad !== '') return abroad;
  const own = number('relabelledNumber') || printedOf(number);
  if (own === '') return number('internalNumber') || abroad || null;
  const [, zipCode] = zip.exec(zipOf(text('consigneePostalCode'), 'US')) ?? [];
  const lacksRouting = isRoutingLeftOut && homeCountries.has(country) && !routing.test(own) && zipCode !== undefined;
  return lacksRouting ? `420${zipCode}${own}` : own;
}

const printedOf = (number: (target: KeyTarget) => string): string => {
  const own = number('trackingNumber');
  return own === '' ? '' : `${number('trackingPrefix')}${own}`;
};
