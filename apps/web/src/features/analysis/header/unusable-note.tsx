import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetUnusable, unusableStore } from '../../../lib/analysis/unusable-parts.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { displayDate } from '../../../lib/languages/formats.ts';

/** Says that parts of the link could not be used, and what is shown instead; gone with the next choice. */
export function UnusableNote({ analysis: { state, search } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const unusable = useSyncExternalStore(unusableStore.subscribe, unusableStore.read);
  const opened = useRef(search);
  useEffect(() => {
    if (opened.current !== search && JSON.stringify(opened.current) !== JSON.stringify(search)) forgetUnusable();
    opened.current = search;
  }, [search]);
  useEffect(() => forgetUnusable, []);
  if (unusable.size === 0) return null;
  const days = `${displayDate(state.dates.from)} – ${displayDate(state.dates.to)}`;
  const sentences = [
    ...(unusable.has('dates') ? [t('The dates in this link cannot be used. Shown instead: {{days}}.', { days })] : []),
    ...(unusable.has('future') ? [t('This link goes on after today. Shown: {{days}}.', { days })] : []),
    ...(unusable.has('others')
      ? [t('This link chooses something that does not exist here. The usual choice is shown instead.')]
      : []),
  ];
  return (
    <Alert
      color="yellow"
      variant="light"
      mb="md"
      icon={<IconAlertTriangle size={18} />}
      role="status"
      withCloseButton
      closeButtonLabel={t('Close')}
      onClose={forgetUnusable}
    >
      {sentences.join(' ')}
    </Alert>
  );
}
