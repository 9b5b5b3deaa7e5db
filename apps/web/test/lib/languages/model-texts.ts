import { notificationTitles, passwordHint, passwordStrengths } from '@waybill/contract';
import {
  accountNumberRules,
  avoidableCosts,
  businessFigures,
  businessNotes,
  chargeFamilyNames,
  comparisonTexts,
  conditionalNotes,
  continents,
  currencyNotes,
  dashboardPages,
  dashboards,
  datePickerPresets,
  dateTypeLabels,
  everyRow,
  exceptionRules,
  exceptionStateNames,
  filterDimensions,
  leftOutGroups,
  mapFigures,
  namedReports,
  pages,
  rangeProblem,
  rollingPeriods,
  totalSpendOfAll,
  totalSpendOfExcluded,
  viewTexts,
} from '@waybill/model';

/** What model and contract say on screen: facts, dimensions, pages, widgets, notes, columns, views, presets, titles. */
export function readModelTexts(): readonly string[] {
  const analyses = pages.flatMap((page) => [page, ...page.tabs]);
  const texts = analyses.flatMap((analysis) => [
    analysis.displayName,
    ...[...analysis.facts, ...(analysis.factsBehind ?? []), totalSpendOfAll, totalSpendOfExcluded, everyRow].flatMap(
      (fact) => [fact.text, fact.meaning, ...conditionalNotes(analysis, fact)],
    ),
    ...analysis.widgets.flatMap(({ title, question }) => [title, question]),
    ...analysis.gridColumns.map(({ header }) => header),
    ...analysis.gridViews.map(({ displayName }) => displayName),
  ]);
  const ofDashboards = dashboards.flatMap(({ name, question, notes, figures, dimensions }) => [
    ...[name, question, ...notes],
    ...figures.flatMap(({ text, meaning }) => [text, meaning]),
    ...dimensions.flatMap(({ text, values = [] }) => [text, ...values.filter((value) => /\p{L}/u.test(value))]),
  ]);
  const others = [
    ...ofDashboards,
    ...businessFigures.flatMap(({ text, meaning }) => [text, meaning]),
    ...businessNotes(false),
    ...businessNotes(true),
    ...avoidableCosts.flatMap(({ text, advice }) => [text, advice]),
    ...Object.values(leftOutGroups).flatMap(({ text, choice }) => [text, choice]),
    ...namedReports.flatMap(({ name, meaning }) => [name, meaning]),
    ...dashboardPages.map(({ name }) => name),
    ...filterDimensions.map(({ label }) => label),
    ...Object.values(dateTypeLabels),
    ...Object.values(comparisonTexts),
    ...Object.values(viewTexts),
    ...Object.values(currencyNotes),
    ...Object.values(chargeFamilyNames),
    ...mapFigures.flatMap(({ text, meaning }) => [text, meaning]),
    ...Object.keys(continents),
    ...exceptionRules.flatMap(({ label, meaning, atStake }) => [label, meaning, atStake]),
    ...Object.values(exceptionStateNames),
    ...accountNumberRules,
    ...rollingPeriods,
    ...datePickerPresets,
    ...rangeProblems(),
    passwordHint,
    ...passwordStrengths,
    ...Object.values(notificationTitles).filter((title) => /\p{L}{2}/u.test(title.replaceAll(/\{\{.*?\}\}/g, ''))),
  ];
  return [...new Set([...texts, ...pages.map(({ purpose }) => purpose), ...others])].toSorted();
}

function rangeProblems(): readonly string[] {
  const [first, last, today] = ['2025-01-01', '2025-01-31', '2025-01-15'];
  const problems = [
    rangeProblem({ from: '', to: last }, last),
    rangeProblem({ from: last, to: first }, last),
    rangeProblem({ from: first, to: last }, today),
  ];
  return problems.filter((problem) => problem !== undefined);
}
