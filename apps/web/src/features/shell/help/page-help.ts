import { type Analysis, conditionalNotes, configurableDashboard, dashboards, type Fact, pages } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';
import type { HelpPage, HelpSection, HelpTerm } from './help-page.ts';

/** How sets are made, compared and kept. */
const comparisonHelp: readonly HelpSection[] = [
  {
    title: text('Sets'),
    paragraphs: [
      text(
        'A set has its own client and sub-clients, dates, filters, colour and name. A new one begins with the client at the top, from the first day of last year through today. There are at most three.',
      ),
      text(
        'The first set is the baseline: the others show how much more or less they are, as an amount and a percentage.',
      ),
      text('Everything is in the address, so a copied link shows the same to everybody who may see the clients.'),
    ],
  },
  {
    title: text('Year over year, range over range'),
    paragraphs: [
      text(
        'Year over year compares the calendar years of each set and adds up the same days of each, so that an unfinished year is compared with the same part of the year before.',
      ),
      text('Range over range aligns the ranges by their start, whatever month that is; the chart says so.'),
      text('A percentage against nothing is 0.00%. Sets in different currencies are shown, but not subtracted.'),
    ],
  },
  {
    title: text('Saved sets and groups'),
    paragraphs: [
      text(
        'A set is saved under 1 to 15 letters, digits or underscores that do not begin with Set1, Set2 or Set3. A group keeps the sets that are shown together. You can save ten of each, and delete them in your profile.',
      ),
    ],
  },
];

/** A section for each dashboard: its question, its figures, and what must be known. */
const dashboardSections: readonly HelpSection[] = dashboards.map(({ name, question, notes, figures }) => ({
  title: name,
  paragraphs: [question, ...notes],
  terms: figures.map(termOf),
}));

/** The help of every analysis page, from its declaration in the model, so that help and numbers cannot drift apart. */
export const analysisHelp: readonly HelpPage[] = pages.map((page) => ({
  id: page.path,
  title: page.displayName,
  sections: [
    { title: text('What this page shows'), paragraphs: [page.purpose] },
    ...(page.name === 'comparison' ? comparisonHelp : []),
    ...(page.tabs.length === 0 ? [figuresOf(page)] : page.tabs.map((tab) => figuresOf(tab, tab.displayName))),
    ...(page === configurableDashboard ? dashboardSections : []),
    widgetsOf(page),
    notesOf(page),
    { title: text('Views of the grid'), terms: viewsOf(page) },
  ].filter(({ paragraphs = [], terms = [] }: HelpSection) => paragraphs.length + terms.length > 0),
}));

function figuresOf({ facts }: Analysis, title: string = text('What the figures mean')): HelpSection {
  return { title, terms: facts.map(termOf) };
}

function termOf({ text: term, meaning }: Pick<Fact, 'text' | 'meaning'>): HelpTerm {
  return { term, meaning };
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
