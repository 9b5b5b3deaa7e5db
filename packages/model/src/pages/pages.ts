import type { TableName } from '../columns/tables.ts';
import { everyRow } from '../figures/every-row.ts';
import { type Fact, factInKilograms } from '../figures/fact.ts';
import type { WeightUnit } from '../formats/weight.ts';
import { accessorial } from './accessorial.ts';
import { carrierScore } from './carrier-score.ts';
import { comparison } from './comparison.ts';
import { configurableDashboard } from './configurable-dashboard.ts';
import { distributionMap } from './distribution-map.ts';
import { findings } from './findings.ts';
import { invoicePackages } from './invoice-packages.ts';
import { overview } from './overview.ts';
import type { Analysis, Page } from './page.ts';
import type { PageName } from './page-name.ts';
import { refund } from './refund.ts';
import { shippingInsight } from './shipping-insight.ts';
import { spend } from './spend.ts';
import { starburst } from './starburst.ts';
import { weight } from './weight.ts';

/** All pages, in the order of the menu. */
export const pages: readonly Page[] = [
  overview,
  spend,
  refund,
  carrierScore,
  accessorial,
  weight,
  starburst,
  comparison,
  shippingInsight,
  findings,
  distributionMap,
  configurableDashboard,
];

const byName: ReadonlyMap<string, Page> = new Map(
  [...pages, invoicePackages].flatMap((page) =>
    [page.name, ...page.tabs.map((tab) => tab.name)].map((name) => [name, page]),
  ),
);

/** Names by which calls ask for a page, beside its own: the network map by that of its address. */
const otherNames: ReadonlyMap<string, PageName> = new Map([['networkmap', 'starburst']]);

/** The page of that name, the page that has a tab of that name, or the grid of an invoice; undefined for any other text. */
export function findPage(name: string): Page | undefined {
  return byName.get(otherNames.get(name) ?? name);
}

/** The page at that route of the web app, or undefined. */
export function findPageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}

/** The analysis that a page shows: that of the named tab, of the first tab, or the page's own. */
export function analysisOf(page: Page, tabName?: string): Analysis {
  return page.tabs.find((tab) => tab.name === tabName) ?? page.tabs[0] ?? page;
}

/** The analysis with its weights in that unit. */
export function analysisIn(analysis: Analysis, unit: WeightUnit): Analysis {
  if (unit === 'lbs') return analysis;
  const [first, ...others] = analysis.facts;
  return { ...analysis, facts: [factInKilograms(first), ...others.map(factInKilograms)] };
}

/** The fact with that key, the one of every row, or the default fact of the analysis (S1 section 4: a reset shows the default). */
export function factOf(analysis: Analysis, key?: string): Fact {
  if (key === everyRow.key) return everyRow;
  const found = (wanted: string | undefined) =>
    [...analysis.facts, ...(analysis.factsBehind ?? [])].find((fact) => fact.key === wanted);
  return found(key) ?? found(analysis.defaultFact) ?? analysis.facts[0];
}

/** Every table that the page's containers may read. */
export function tablesOf(page: Page): readonly TableName[] {
  return [...new Set([page.table, ...page.otherTables, ...page.tabs.map((tab) => tab.table)])];
}

/** The text beneath a page: what must be known of the page and of the chosen fact (S1 section 2). */
export function conditionalNotes(analysis: Analysis, fact: Fact): readonly string[] {
  return [...fact.notes, ...analysis.notes];
}
