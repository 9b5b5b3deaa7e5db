import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  linkedWidgetTexts,
  readLinkedWidgets,
  readWidgets,
  type WidgetSettings,
  widgetsKey,
  widgetsValue,
} from '@waybill/model';
import { useCallback, useDeferredValue, useEffect } from 'react';
import { changeSetting, settingsOptions } from '../settings/settings.ts';
import type { Analysis } from './use-analysis.ts';
import { useViewAddress } from './use-view-address.ts';

/**
 * The widgets of a page or tab as in the address, or else as the user left them; they are then written into the
 * address, so that it shows everybody the same. A change is drawn at once and saved; a failure to save is ignored (S1
 * section 8).
 */
export function useWidgets({ state: { analysis } }: Pick<Analysis, 'state'>) {
  const queryClient = useQueryClient();
  const { view, change: changeView } = useViewAddress();
  const { data: settings, isPending } = useQuery(settingsOptions);
  const key = widgetsKey(analysis.name);
  const own = readWidgets(analysis, settings?.get(key));
  const linked = readLinkedWidgets(analysis, view.widget);
  const shown = linked ?? own;
  const ownTexts = linkedWidgetTexts(analysis, own).join();
  const { mutate: save } = useMutation({
    mutationFn: (saving: () => Promise<void>) => saving(),
    scope: { id: key },
  });
  const show = useCallback(
    (widgets: readonly WidgetSettings[]) => changeView({ widget: [...linkedWidgetTexts(analysis, widgets)] }),
    [analysis, changeView],
  );
  useEffect(() => {
    if (linked === undefined && settings !== undefined) changeView({ widget: ownTexts.split(',') });
  }, [linked, settings, ownTexts, changeView]);
  const store = (changedIn: (widgets: readonly WidgetSettings[]) => readonly WidgetSettings[]) => {
    const changedValue = (saved: string | undefined) => widgetsValue(changedIn(readWidgets(analysis, saved)));
    queryClient.setQueryData(settingsOptions.queryKey, (before) =>
      new Map(before).set(key, changedValue(before?.get(key))),
    );
    save(() => changeSetting(queryClient, key, changedValue));
  };
  const change = (changed: WidgetSettings) => {
    const before = shown.find(({ chartName }) => chartName === changed.chartName);
    const choices = differences(before, changed);
    const changedIn = (widgets: readonly WidgetSettings[]) =>
      widgets.map((widget) => (widget.chartName === changed.chartName ? { ...widget, ...choices } : widget));
    store(changedIn);
    show(changedIn(shown));
  };
  const resetAll = () => {
    const first = analysis.widgets.map(({ defaults }) => defaults);
    store(() => first);
    show(first);
  };
  const loading = useDeferredValue(isPending);
  return { widgets: shown, change, resetAll, loading };
}

/** The choices that differ; other tabs may have changed others in the meantime. */
function differences(before: WidgetSettings | undefined, changed: WidgetSettings): Partial<WidgetSettings> {
  const known = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.fromEntries(Object.entries(changed).filter(([choice, value]) => known.get(choice) !== value));
}
