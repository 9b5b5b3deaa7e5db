import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readWidgets, type WidgetSettings, widgetsKey, widgetsValue } from '@waybill/model';
import { saveSetting, settingsOptions } from '../settings/settings.ts';
import type { Analysis } from './use-analysis.ts';

/** The widgets of a page as the user left them; a change is drawn at once and saved, a failure to save is ignored (S1 section 8). */
export function useWidgets({ page }: Analysis) {
  const queryClient = useQueryClient();
  const { data: settings, isPending } = useQuery(settingsOptions);
  const key = widgetsKey(page.name);
  const widgets = readWidgets(page, settings?.get(key));
  const { mutate: save } = useMutation({
    mutationFn: (changed: readonly WidgetSettings[]) =>
      saveSetting(queryClient, { filter_key: key, filter_value: widgetsValue(changed) }),
    scope: { id: key },
  });
  const change = (changed: WidgetSettings) => {
    const all = widgets.map((widget) => (widget.chartName === changed.chartName ? changed : widget));
    queryClient.setQueryData(settingsOptions.queryKey, (before) => new Map(before).set(key, widgetsValue(all)));
    save(all);
  };
  return { widgets, change, loading: isPending };
}
