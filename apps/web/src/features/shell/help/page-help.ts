import { type Analysis, conditionalNotes, configurableDashboard, dashboards, type Fact, pages } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';
import { comparisonHelp } from './comparison-help.ts';
import type { HelpPage, HelpSection, HelpTerm } from './help-page.ts';

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
