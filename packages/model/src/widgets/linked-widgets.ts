import { validSettings } from './saved-widgets.ts';
import type { Widget, WidgetSettings, WithWidgets } from './widget.ts';

const choices = ['dimension', 'chartType', 'chartScale', 'chartTimeSpan', 'chartComparisonType'] as const;

/**
 * The widgets that are not as they are shown first, as texts for a link: `spend.breakdown.carrier_name.pie.linear.monthly`;
 * just `spend` where all are, so that readers with other choices of their own see that too. They begin with the name of
 * page or tab, so that a link carried to another page means nothing there.
 */
export function linkedWidgetTexts(analysis: WithWidgets, widgets: readonly WidgetSettings[]): readonly string[] {
  const changed = analysis.widgets.flatMap((widget) => {
    const settings = widgets.find(({ chartName }) => chartName === widget.name);
    if (settings === undefined) return [];
    const text = linkedText(analysis, settings);
    return text === linkedText(analysis, widget.defaults) ? [] : [text];
  });
  return changed.length === 0 ? [analysis.name] : changed;
}

/**
 * The widgets that a link shows: those that it names, all others as they are shown first. What is not valid is shown as
 * at first too. Undefined for a link that names no widget of this page or tab.
 */
export function readLinkedWidgets(
  analysis: WithWidgets,
  texts: readonly string[] | undefined,
): readonly WidgetSettings[] | undefined {
  const own = texts?.filter((text) => text === analysis.name || text.startsWith(`${analysis.name}.`)) ?? [];
  return own.length === 0 ? undefined : analysis.widgets.map((widget) => readLinked(analysis, widget, own));
}

/** Those of a link's texts that name this page or tab and cannot be shown as they say. */
export function unusableWidgetTexts(analysis: WithWidgets, texts: readonly string[]): readonly string[] {
  const isShown = (text: string) =>
    analysis.widgets.some((widget) => linkedText(analysis, readLinked(analysis, widget, [text])).startsWith(text));
  return texts.filter((text) => text.startsWith(`${analysis.name}.`) && !isShown(text));
}

function readLinked(analysis: WithWidgets, widget: Widget, texts: readonly string[]): WidgetSettings {
  const start = `${analysis.name}.${widget.name}.`;
  const parts = texts
    .find((text) => text.startsWith(start))
    ?.slice(start.length)
    .split('.');
  if (parts === undefined) return widget.defaults;
  return validSettings(widget, Object.fromEntries(choices.map((choice, index) => [choice, parts[index]])));
}

function linkedText(analysis: WithWidgets, settings: WidgetSettings): string {
  const parts = choices.flatMap((choice) => settings[choice] ?? []);
  return [analysis.name, settings.chartName, ...parts].join('.');
}
