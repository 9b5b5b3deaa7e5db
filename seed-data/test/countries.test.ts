import { expect, it } from 'vitest';
import { readReference } from '../src/read-reference.ts';
import { madeWarehouses } from './support/made-warehouse.ts';

const withInvoices = madeWarehouses();

/** Territories without divisions in ISO 3166-2, and islands where nobody lives. */
const undivided =
  'AI AQ AW AX BL BM BV CC CK CW CX EH FK FO GF GG GI GP GS HM IM IO JE KY MF MQ MS NC NF NU PF PM PN RE SJ SX TC TF TK UM VA VG XK YT';

it('every country has a default state, but for what ISO 3166-2 does not divide', () => {
  const countries = readReference<'code' | 'default_state'>('countries');
  const without = countries.filter(({ default_state: state }) => state === '').map(({ code }) => code);
  expect(without.join(' ')).toBe(undivided);
  for (const { code, default_state: state } of countries) expect(state, code).toMatch(/^[A-Z0-9]{0,3}$/);
  const stateOf = new Map(countries.map((each) => [each.code, each.default_state]));
  expect(['US', 'FR', 'BG', 'KE', 'PR'].map((code) => stateOf.get(code))).toEqual(['CA', 'IDF', '22', '30', 'PR']);
});

it('writes the states of foreign consignees in the codes of the default states', async () => {
  const defaults = new Map(
    readReference<'code' | 'default_state'>('countries').map(({ code, default_state: state }) => [code, state]),
  );
  await withInvoices({}, async (made) => {
    const places = await made.rows(
      `select distinct normalised_consignee_country as country, normalised_consignee_state as state
       from package_level_info where normalised_consignee_country <> 'US'`,
    );
    expect(places.map(({ country, state }) => `${country}-${state}`)).toContain('IT-25');
    for (const { country, state } of places) {
      const isNumber = /^\d+$/.test(defaults.get(String(country)) ?? '');
      expect(/^\d+$/.test(String(state)), `${country}-${state}`).toBe(isNumber);
    }
  });
});
