import { lazy, Suspense } from 'react';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { DialogFailureBoundary } from '../failures/dialog-failure-boundary.tsx';
import type { FullWidgetProps } from './full-dialog.tsx';

const FullDialog = lazy(() => import('./full-dialog.tsx'));

/** A widget over the whole screen; Escape brings the page back. */
export function FullWidget(props: FullWidgetProps) {
  useFocusReturn();
  return (
    <DialogFailureBoundary onClose={props.onClose}>
      <Suspense fallback={null}>
        <FullDialog {...props} />
      </Suspense>
    </DialogFailureBoundary>
  );
}
