import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readWidgets, type WidgetSettings, widgetsKey, widgetsValue } from '@waybill/model';
import { saveSetting, settingsOptions } from '../settings/settings.ts';
import type { Analysis } from './use-analysis.ts';

/** The widgets of a page or tab as the user left them; a change is drawn at once and saved, a failure to save is ignored (S1 section 8). */
export function useWidgets({ state: { analysis } }: Analysis) {
  const queryClient = useQueryClient();
  const { data: settings, isPending } = useQuery(settingsOptions);
  const key = widgetsKey(analysis.name);
  const widgets = readWidgets(analysis, settings?.get(key));
  const { mutate: save } = useMutation({
    mutationFn: (changed: readonly WidgetSettings[]) =>
      saveSetting(queryClient, { filter_key: key, filter_value: widgetsValue(changed) }),
    scope: { id: key },
  });
  const store = (all: readonly WidgetSettings[]) => {
    queryClient.setQueryData(settingsOptions.queryKey, (before) => new Map(before).set(key, widgetsValue(all)));
    save(all);
  };
  const change = (changed: WidgetSettings) =>
    store(widgets.map((widget) => (widget.chartName === changed.chartName ? changed : widget)));
  const resetAll = () => store(analysis.widgets.map(({ defaults }) => defaults));
  return { widgets, change, resetAll, loading: isPending };
}
