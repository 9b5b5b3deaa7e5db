import { describe, expect, it } from 'vitest';
import {
  appliedFilters,
  currencyNote,
  dashboardWhereClauses,
  filterDimensions,
  filterWhereClauses,
  findFilterDimension,
  missingDependency,
  noDashboardFilters,
  offeredFilters,
  selectionOf,
  textLiteral,
  usuallyLeftOut,
  withFilter,
} from '../../src/index.ts';

const dimension = (name: string) => {
  const found = findFilterDimension(name);
  if (found === undefined) throw new Error(`No dimension ${name}`);
  return found;
};

describe('filter dimensions', () => {
  it('are the fourteen of the specification in their order, those of the shipper and those of findings', () => {
    expect(filterDimensions.map(({ label }) => label)).toEqual([
      'Carrier',
      'Currency',
      'Service',
      'Account Division',
      'Account Group',
      'Account',
      'Zone',
      'Bill Option',
      'Sender Country',
      'Sender State',
      'Receiver Country',
      'Receiver State',
      'Cost Centre',
      'Order Number',
      'SKU',
      'Carton',
      'Credit Type',
      'Accessorial',
      'Finding Rule',
      'Confidence',
    ]);
  });

  it('belong to one client where they are about accounts', () => {
    expect(filterDimensions.filter(({ clientSpecific }) => clientSpecific).map(({ name }) => name)).toEqual([
      'account_division',
      'account_group',
      'account_number',
    ]);
  });

  it('are not found by names of object members', () => {
    expect(['constructor', '__proto__', 'toString', ''].map(findFilterDimension)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('wait for what they depend on', () => {
    expect(missingDependency(dimension('normalised_sender_state'), {})?.label).toBe('Sender Country');
    expect(missingDependency(dimension('normalised_consignee_state'), {})?.label).toBe('Receiver Country');
    expect(
      missingDependency(dimension('normalised_consignee_state'), { normalised_consignee_country: ['US'] }),
    ).toBeUndefined();
    expect(missingDependency(dimension('zone'), {})).toBeUndefined();
  });
});

describe('page filters', () => {
  it('become conditions in the fixed order, quotes doubled', () => {
    expect(
      filterWhereClauses({ accessorial: ["Driver's aid", 'Lift'], zone: [], carrier_name: ['UPS', 'FedEx'] }),
    ).toEqual(["carrier_name in ('UPS','FedEx')", "accessorial_group in ('Driver''s aid','Lift')"]);
    expect(textLiteral("''; drop table x; --")).toBe("'''''; drop table x; --'");
  });

  it('are shown by label', () => {
    expect(appliedFilters({ account_number: ['12', '13'] })).toEqual([
      {
        name: 'account_number',
        values: ['12', '13'],
        clientSpecific: true,
        whereClauses: ["account_number in ('12','13')"],
        displayText: 'Account: 12, 13',
      },
    ]);
  });

  it('lose the states when All is chosen for the country', () => {
    const filters = { normalised_sender_country: ['US'], normalised_sender_state: ['OH'], zone: ['2'] };
    expect(withFilter(filters, 'normalised_sender_country', [])).toEqual({ zone: ['2'] });
    expect(withFilter(filters, 'normalised_sender_country', ['CA'])).toEqual({
      ...filters,
      normalised_sender_country: ['CA'],
    });
    expect(withFilter(filters, 'normalised_sender_state', [])).toEqual({
      normalised_sender_country: ['US'],
      zone: ['2'],
    });
  });

  it('treat the full list of carriers and account groups as no selection', () => {
    expect(selectionOf('carrier_name', ['b', 'a'], ['a', 'b'])).toEqual([]);
    expect(selectionOf('account_group', ['a', 'b'], ['a', 'b'])).toEqual([]);
    expect(selectionOf('carrier_name', ['a'], ['a', 'b'])).toEqual(['a']);
    expect(selectionOf('carrier_name', ['a', 'c'], ['a', 'b'])).toEqual(['a', 'c']);
  });

  it('keep the only country, so that its states can be chosen', () => {
    expect(selectionOf('normalised_sender_country', ['US'], ['US'])).toEqual(['US']);
  });

  it('keep only what the page offers', () => {
    expect(offeredFilters({ credit_type: ['Void'], zone: ['2'] }, ['zone', 'carrier_name'])).toEqual({ zone: ['2'] });
  });
});

describe('the dashboard filter popup', () => {
  it('narrows by carrier, account and currency', () => {
    const everything = { ...noDashboardFilters, included: usuallyLeftOut };
    expect(dashboardWhereClauses(everything)).toEqual([]);
    expect(dashboardWhereClauses({ ...everything, carrierIds: [-1] })).toEqual([]);
    expect(
      dashboardWhereClauses({
        carrierIds: [1, 2],
        accountDivisions: ['West'],
        accountGroups: ["O'Neil"],
        accountNumbers: ['A1'],
        currencyCode: 'CAD',
        included: usuallyLeftOut,
      }),
    ).toEqual([
      'carrier_id in (1,2)',
      "account_division in ('West')",
      "account_group in ('O''Neil')",
      "account_number in ('A1')",
      "currency_code in ('CAD')",
    ]);
  });

  it('counts active accounts and payable freight alone, unless it includes the others', () => {
    const [active, payable] = dashboardWhereClauses(noDashboardFilters);
    expect(active).toBe("account_status = 'active'");
    expect(payable).toBe("invoice_status is null or invoice_status not in ('duplicate','zeropayclose','ode')");
    expect(dashboardWhereClauses({ ...noDashboardFilters, included: ['inactive_accounts'] })).toEqual([payable]);
    expect(dashboardWhereClauses({ ...noDashboardFilters, included: ['unpayable_freight'] })).toEqual([active]);
  });

  it('says what happens to currencies', () => {
    expect(currencyNote(['CAD'])).toBe('no conversion made');
    expect(currencyNote([])).toContain('converted to USD using open exchange rates');
    expect(currencyNote(['All Currencies'])).toContain('converted');
    expect(currencyNote(['CAD', 'USD'])).toContain('converted');
  });
});
