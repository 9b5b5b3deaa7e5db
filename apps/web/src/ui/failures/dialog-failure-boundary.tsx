import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Failure, unchanged } from '../card/failure-boundary.tsx';
import classes from './dialog-failure.module.css';

interface Props {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** As `FailureBoundary`, for what opens over a page: the failure can be closed as the dialog could. */
export function DialogFailureBoundary({ children, onClose }: Props) {
  return (
    <CatchBoundary
      getResetKey={unchanged}
      errorComponent={({ error }) => <FailureDialog error={error} onClose={onClose} />}
    >
      {children}
    </CatchBoundary>
  );
}

/** The browser's own dialog: the code of the others may be what could not be loaded. */
function FailureDialog({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the browser handles
    <dialog ref={ref} className={classes.dialog} onClose={onClose} onClick={closeOutside}>
      <Failure error={error} />
    </dialog>
  );
}

/** The ground around a dialog is the dialog itself; everything in it is one of its children. */
function closeOutside({
  target,
  currentTarget,
}: {
  readonly target: unknown;
  readonly currentTarget: HTMLDialogElement;
}) {
  if (target === currentTarget) currentTarget.close();
}
