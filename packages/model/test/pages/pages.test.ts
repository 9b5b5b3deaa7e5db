import { describe, expect, it } from 'vitest';
import {
  type Analysis,
  analysisOf,
  conditionalNotes,
  factOf,
  filterDimensions,
  findColumn,
  findPage,
  findPageAt,
  headerText,
  pageNames,
  pages,
  shippingInsight,
  tablesOf,
  usableFilterText,
} from '../../src/index.ts';
import { unknownWords } from './unknown-words.ts';

/** Every analysis: of a page without tabs the page itself, else its tabs. */
const analyses: readonly [string, Analysis][] = pages.flatMap((page): [string, Analysis][] =>
  page.tabs.length === 0 ? [[page.name, page]] : page.tabs.map((tab) => [tab.name, tab]),
);

describe('pages', () => {
  it('are all declared, and found by name and by the name of a tab', () => {
    expect(pages.map(({ name }) => name).toSorted()).toEqual([...pageNames].toSorted());
    expect(findPage('comparisonRefund')?.name).toBe('comparison');
    expect(findPage('sccAuditFee')?.name).toBe('shippingInsight');
    expect(analysisOf(shippingInsight, 'sccAuditFee').name).toBe('sccAuditFee');
    expect(analysisOf(shippingInsight, 'nothing').name).toBe('costAvoidanceSummary');
    expect(findPageAt('/aframe/dashboard/networkmap')?.name).toBe('starburst');
    expect(['constructor', '__proto__', 'Spend', ''].map(findPage)).toEqual(Array(4).fill(undefined));
  });

  it('have the display names and routes of the specification, beside that of findings', () => {
    expect(Object.fromEntries(pages.map(({ displayName, path }) => [displayName, path]))).toEqual({
      Overview: '/aframe/dashboard/overview',
      'Spend Analysis': '/aframe/dashboard/spend',
      'Refund Analysis': '/aframe/dashboard/refund',
      'Carrier Score': '/aframe/dashboard/carrierScore',
      'Accessorial Analysis': '/aframe/dashboard/accessorial',
      'Weight Analysis': '/aframe/dashboard/weight',
      'Network Map': '/aframe/dashboard/networkmap',
      'Comparison View': '/aframe/dashboard/comparison',
      'Shipping Insight': '/aframe/dashboard/shippingInsight',
      'Findings Analysis': '/aframe/dashboard/findings',
      'Distribution Map': '/aframe/distributionmap',
      Dashboards: '/dashboards',
    });
  });

  it('read charges for refunds and accessorials, else packages', () => {
    const onCharges = pages.filter(({ table }) => table === 'charge_level_info').map(({ name }) => name);
    expect(onCharges).toEqual(['refund', 'accessorial']);
    const comparison = findPage('comparison');
    expect(comparison && tablesOf(comparison)).toEqual(['package_level_info', 'charge_level_info']);
  });

  it('offer credit type and accessorial on their own page only', () => {
    for (const { name, filterDimensions: offered } of pages) {
      expect(offered.includes('credit_type'), name).toBe(name === 'refund' || name === 'comparison');
      expect(offered.includes('accessorial'), name).toBe(name === 'accessorial' || name === 'comparison');
      const inOrder = filterDimensions.map((dimension) => dimension.name).filter((each) => offered.includes(each));
      expect(offered).toEqual(inOrder);
    }
  });
});

describe.each(analyses)('%s', (_name, analysis) => {
  it('shows its default fact first', () => {
    expect(analysis.facts.some(({ key }) => key === analysis.defaultFact)).toBe(true);
    expect(factOf(analysis, 'constructor').key).toBe(analysis.defaultFact);
    expect(new Set(analysis.facts.map(({ key }) => key)).size).toBe(analysis.facts.length);
  });

  it('names only columns of its tables', () => {
    for (const { expression, whereClauses } of analysis.facts) {
      for (const text of [expression, ...whereClauses, ...analysis.pageWhereClauses]) {
        expect(unknownWords(analysis.table, text)).toEqual([]);
      }
    }
    for (const { dimensions } of analysis.widgets) {
      for (const dimension of dimensions.filter((each) => each !== '' && !each.startsWith('normalised'))) {
        const others = pages.find(({ name }) => name === analysis.name)?.otherTables ?? [];
        const tables = [analysis.table, ...others];
        expect(tables.some((table) => findColumn(table, dimension) !== undefined)).toBe(true);
      }
    }
  });

  it('filters by columns of its table', () => {
    const filtered = filterDimensions.filter(({ name }) => analysis.filterDimensions.includes(name));
    expect(filtered).toHaveLength(analysis.filterDimensions.length);
    for (const { name, column } of filtered) expect(findColumn(analysis.table, column), name).toBeDefined();
  });

  it('groups, pivots and sums by columns of its grid', () => {
    const fields = new Set(analysis.gridColumns.map(({ field }) => field));
    expect(fields.size).toBe(analysis.gridColumns.length);
    expect(new Set(analysis.gridViews.map(({ name }) => name)).size).toBe(analysis.gridViews.length);
    for (const { rowGroups, pivots, values } of analysis.gridViews) {
      for (const field of [...rowGroups, ...pivots, ...values]) expect(fields).toContain(field);
    }
  });

  it('has the base set of grid columns', () => {
    const fields = analysis.gridColumns.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['TRACKING_ID', 'NORMALISED_CONSIGNEE_COUNTRY', 'BILL_DATE']));
    expect(analysis.gridColumns.find(({ field }) => field === 'TRACKING_ID')?.hidden).toBe(true);
    expect(analysis.gridColumns.map(({ header }) => header).slice(1, 7)).toEqual(
      expect.arrayContaining(['Tracking Number', 'Invoice Date', 'Carrier', 'Service Name', 'Net Amount']),
    );
    expect(fields).toContain('NET_AMOUNT');
    const headers = analysis.gridColumns.filter(({ hidden }) => !hidden).map(({ header }) => header);
    expect(new Set(headers).size).toBe(headers.length);
    expect(analysis.gridColumns.find(({ field }) => field === 'TRACKING_NUMBER')?.debounce).toBe(250);
  });
});

describe('facts', () => {
  const facts = (page: string) => findPage(page)?.facts.map(({ text }) => text);

  it('have the names of the specification', () => {
    expect(facts('spend')).toEqual([
      'Total Spend',
      'Published Amount',
      'Transportation Discount',
      'Accessorials',
      'Fuel Surcharge',
      'Taxes and Other Charges',
    ]);
    expect(facts('shippingInsight')).toEqual([
      'Total Spend',
      'Reduce Address Correction Fees',
      'Reduce Chargebacks and Chargeback Fee',
      'Avoid Declared Value',
      'Shipping Charge Correction Audit Fee',
    ]);
    expect(facts('carrierScore')).toEqual([
      'Total Packages',
      'On Time Packages',
      'Late Packages',
      'Exception Packages',
      'Pending Late Packages',
    ]);
  });

  it('say under Total Spend what it excludes', () => {
    const spend = findPage('spend');
    const notes = (key: string) => (spend ? conditionalNotes(spend, factOf(spend, key)) : []);
    expect(notes('totalSpend')).toContain('Total Spend excludes USPS and DHL carriers.');
    expect(notes('fuelSurcharge')).not.toContain('Total Spend excludes USPS and DHL carriers.');
    expect(notes('fuelSurcharge')).toContain(
      'Packages without a usable address are counted under US, in its default state.',
    );
  });
});

describe('the grid', () => {
  it('says kgs where weights are in kilograms', () => {
    const headers = (unit: 'lbs' | 'kgs') =>
      findPage('weight')
        ?.gridColumns.filter((column) => column.unit === 'lbs')
        .map((column) => headerText(column, unit));
    expect(headers('lbs')).toEqual(['Bill Weight (lbs)', 'Actual Weight (lbs)', 'Delta Weight (lbs)']);
    expect(headers('kgs')).toEqual(['Bill Weight (kgs)', 'Actual Weight (kgs)', 'Delta Weight (kgs)']);
  });

  it('discards filter texts without letter, digit, dollar sign or slash', () => {
    expect(['%', ' ', '-_-', ''].map(usableFilterText)).toEqual([null, null, null, null]);
    expect(['UPS', '7', '$', '1/2', '中'].map(usableFilterText)).toEqual(['UPS', '7', '$', '1/2', '中']);
  });
});

describe('grid views', () => {
  const views = (page: string) => findPage(page)?.gridViews.map(({ displayName }) => displayName);

  it('are the presets of the specification', () => {
    expect(views('refund')).toEqual([
      'Default',
      'Group by carrier',
      'Group by account number',
      'Group by credit type',
      'Group by carrier, then credit type',
      'Group by credit type, pivot by carrier',
      'Group by carrier, pivot by credit type',
    ]);
    expect(views('weight')).toEqual(['Default', 'Group by carrier', 'Group by account number']);
    expect(views('starburst')).toContain('Group by receiver state');
    expect(views('starburst')).toContain('Group by sender state');
  });
});
