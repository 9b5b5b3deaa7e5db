import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsMenu } from './settings-menu.tsx';
import type { WidgetMenuProps } from './widget-items.tsx';

const WidgetItems = lazy(() => import('./widget-items.tsx'));

/** The menu of a widget. */
export function WidgetMenu(props: WidgetMenuProps) {
  const { t } = useTranslation();
  return (
    <SettingsMenu title={t(props.widget.title)}>
      <WidgetItems {...props} />
    </SettingsMenu>
  );
}
