import type { Settings } from '@waybill/db';

/** The state to which packages of a country go when theirs is not known; empty for a country that nobody listed. */
export async function readDefaultStates(settings: Settings): Promise<(countryCode: string) => string> {
  const countries = await settings.selectFrom('country').select(['code', 'default_state']).execute();
  const states = new Map(countries.map(({ code, default_state }) => [code, default_state]));
  return (countryCode) => states.get(countryCode) ?? '';
}
