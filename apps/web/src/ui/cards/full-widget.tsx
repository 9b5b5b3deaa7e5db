import { lazy, type ReactNode, Suspense } from 'react';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { DialogFailureBoundary } from '../dialog-failure-boundary.tsx';

const FullDialog = lazy(() => import('./full-dialog.tsx'));

export interface FullWidgetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

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
