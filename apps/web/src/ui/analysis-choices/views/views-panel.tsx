import { Stack } from '@mantine/core';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { ViewsList } from '../../views/views-list.tsx';
import { SaveView } from './save-view.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly onClose: () => void;
}

/** The views by name, then what is on screen: to be named, or shared by its link. */
export default function ViewsPanel({ analysis, onClose }: Props) {
  return (
    <Stack gap="md" w={{ base: 'calc(100vw - 56px)', xs: 420 }}>
      <ViewsList onOpen={onClose} />
      <SaveView analysis={analysis} />
    </Stack>
  );
}
