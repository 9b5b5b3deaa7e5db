import type { Settings } from '@waybill/db';

/** The state for packages whose own is unknown, by country; empty for a country that is not listed. */
export async function readDefaultStates(settings: Settings): Promise<(countryCode: string) => string> {
  const countries = await settings.selectFrom('country').select(['code', 'default_state']).execute();
  const states = new Map(countries.map(({ code, default_state }) => [code, default_state]));
  return (countryCode) => states.get(countryCode) ?? '';
}
