import { isRecord, recordIn } from '../json/records.ts';
import { findPage } from '../pages/pages.ts';
import { validSettings } from '../widgets/saved-widgets.ts';
import type { SettingProblem } from './setting-context.ts';

/** Why the widgets of a page or tab cannot be stored, or undefined: each must be one that the page has and offers so. */
export function widgetsProblem(pageOrTab: string, value: string): SettingProblem | undefined {
  const page = findPage(pageOrTab);
  if (page === undefined) return { field: 'filter_key', message: 'There is no such page with widgets.' };
  const analysis = page.tabs.find(({ name }) => name === pageOrTab) ?? page;
  const widgets = recordIn(value)?.widgets;
  if (!Array.isArray(widgets)) return { field: 'filter_value', message: 'Expected JSON with the list “widgets”.' };
  const names = widgets.map((saved: unknown) => (isRecord(saved) ? saved.chartName : undefined));
  if (new Set(names).size < names.length) return { field: 'filter_value', message: 'A widget is named twice.' };
  for (const [place, saved] of widgets.entries()) {
    const widget = analysis.widgets.find(({ name }) => name === names[place]);
    if (widget === undefined) return { field: 'filter_value', message: 'The page has no widget of that name.' };
    const valid = new Map<string, unknown>(Object.entries(validSettings(widget, saved)));
    const isOffered =
      isRecord(saved) && Object.entries(saved).every(([choice, chosen]) => valid.get(choice) === chosen);
    if (!isOffered)
      return { field: 'filter_value', message: `The widget ${widget.name} does not offer these choices.` };
  }
  return undefined;
}
