import {
  type Analysis,
  conditionalNotes,
  configurableDashboard,
  dashboards,
  type Fact,
  type Page,
  pages,
} from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';
import { comparisonHelp } from './comparison-help.ts';
import type { HelpPage, HelpSection, HelpTerm } from './help-page.ts';

/** What each analysis page is for; what its figures mean comes from the model. */
const introductions: Readonly<Partial<Record<Page['name'], string>>> = {
  overview: text(
    'The last four weeks at a glance, the last six months against the six before, and the refunds of a year.',
  ),
  spend: text('What your carriers billed, broken down by charge, over time, and by state.'),
  refund: text('What the carriers refunded, through audits and your own claims, and why.'),
  carrierScore: text('How many packages arrived on time, late, or with an exception, and how many are overdue.'),
  accessorial: text('What accessorials cost on top of transportation and fuel, how often they occur, and where.'),
  weight: text('Billed weight compared with actual weight, in pounds or kilograms.'),
  starburst: text('Lines on a map show which states your fulfillment centers or largest senders ship to.'),
  comparison: text('Up to three sets of client, dates and filters side by side, on the same scale.'),
  shippingInsight: text(
    'Charges that better data would have avoided: address corrections, chargebacks, declared value and shipping charge corrections.',
  ),
  distributionmap: text('Where packages are delivered. Larger circles mean more packages.'),
  dashboards: text(
    'Pages of dashboards, with client, carriers, accounts, currency and dates chosen in one popup. You arrange your own.',
  ),
};

/** A section for each dashboard: its question, its figures, and what must be known. */
const dashboardSections: readonly HelpSection[] = dashboards.map(
  ({ name, question, notes, figures, whereClauses }) => ({
    title: name,
    paragraphs: [question, ...notes],
    terms: figures.map((figure) => termOf(figure, whereClauses)),
  }),
);

/** The help of every analysis page, from its declaration in the model, so that help and numbers cannot drift apart. */
export const analysisHelp: readonly HelpPage[] = pages.map((page) => ({
  id: page.path,
  title: page.displayName,
  sections: [
    { title: text('What this page shows'), paragraphs: [introductions[page.name] ?? page.displayName] },
    ...(page.name === 'comparison' ? comparisonHelp : []),
    ...(page.tabs.length === 0 ? [figuresOf(page)] : page.tabs.map((tab) => figuresOf(tab, tab.displayName))),
    ...(page === configurableDashboard ? dashboardSections : []),
    widgetsOf(page),
    notesOf(page),
    { title: text('Views of the grid'), terms: viewsOf(page) },
  ].filter(({ paragraphs = [], terms = [] }: HelpSection) => paragraphs.length + terms.length > 0),
}));

function figuresOf({ facts, pageWhereClauses }: Analysis, title: string = text('What the figures mean')): HelpSection {
  return { title, terms: facts.map((fact) => termOf(fact, pageWhereClauses)) };
}

type Explained = Pick<Fact, 'text' | 'meaning' | 'expression'> & Partial<Pick<Fact, 'whereClauses'>>;

function termOf(
  { text: term, meaning, expression, whereClauses = [] }: Explained,
  always: readonly string[],
): HelpTerm {
  if (expression === '') return { term, meaning };
  const conditions = [...always, ...whereClauses];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  return { term, meaning, formula: `${expression}${where}` };
}

function widgetsOf({ widgets }: Analysis): HelpSection {
  return {
    title: text('Widgets'),
    terms: widgets.map(({ title, question }) => ({ term: title, meaning: question })),
  };
}

function notesOf(analysis: Analysis): HelpSection {
  const notes = analysis.facts.flatMap((fact) => conditionalNotes(analysis, fact));
  return { title: text('Good to know'), paragraphs: [...new Set(notes)] };
}

function viewsOf({ gridViews }: Analysis): readonly HelpTerm[] {
  return gridViews.map(({ displayName }) => ({ term: displayName, meaning: '' }));
}
