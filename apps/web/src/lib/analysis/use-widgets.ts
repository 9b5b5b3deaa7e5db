import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  linkedWidgetTexts,
  readLinkedWidgets,
  readWidgets,
  type WidgetSettings,
  widgetsKey,
  widgetsValue,
} from '@waybill/model';
import { useCallback, useEffect } from 'react';
import { changeSetting, settingsOptions } from '../settings/settings.ts';
import type { Analysis } from './use-analysis.ts';

/**
 * The widgets of a page or tab as the address shows them, else as the user left them, which then stands in the address
 * too, so that it shows everybody the same. A change is drawn at once and saved, a failure to save is ignored (S1 section 8).
 */
export function useWidgets({ state: { analysis }, search }: Analysis) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: settings, isPending } = useQuery(settingsOptions);
  const key = widgetsKey(analysis.name);
  const own = readWidgets(analysis, settings?.get(key));
  const linked = readLinkedWidgets(analysis, search.widget);
  const shown = linked ?? own;
  const ownTexts = linkedWidgetTexts(analysis, own).join();
  const { mutate: save } = useMutation({
    mutationFn: (saving: () => Promise<void>) => saving(),
    scope: { id: key },
  });
  const show = useCallback(
    (texts: readonly string[]) => {
      const widget = texts.length === 0 ? undefined : [...texts];
      void navigate({ to: '.', search: (before) => ({ ...before, widget }), replace: true, resetScroll: false });
    },
    [navigate],
  );
  useEffect(() => {
    if (linked === undefined && ownTexts !== '') show(ownTexts.split(','));
  }, [linked, ownTexts, show]);
  const store = (changedIn: (widgets: readonly WidgetSettings[]) => readonly WidgetSettings[]) => {
    const changedValue = (saved: string | undefined) => widgetsValue(changedIn(readWidgets(analysis, saved)));
    queryClient.setQueryData(settingsOptions.queryKey, (before) =>
      new Map(before).set(key, changedValue(before?.get(key))),
    );
    save(() => changeSetting(queryClient, key, changedValue));
  };
  const change = (changed: WidgetSettings) => {
    const changedIn = (widgets: readonly WidgetSettings[]) =>
      widgets.map((widget) => (widget.chartName === changed.chartName ? changed : widget));
    store(changedIn);
    show(linkedWidgetTexts(analysis, changedIn(shown)));
  };
  const resetAll = () => {
    store(() => analysis.widgets.map(({ defaults }) => defaults));
    show([]);
  };
  return { widgets: shown, change, resetAll, loading: isPending };
}
