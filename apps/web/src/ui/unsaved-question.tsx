import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { askWith, hasUnsaved, mayLeave, onUnsavedChange, openOver } from '../lib/unsaved/unsaved.ts';

const UnsavedDialog = lazy(() => import('./unsaved-dialog.tsx'));

type Answer = (agreed: boolean) => void;

/** Asks before something entered is given up: by closing its form, leaving the page or closing the window. */
export function UnsavedQuestion() {
  const [answer, setAnswer] = useState<Answer>();
  const isHeld = useSyncExternalStore(onUnsavedChange, hasUnsaved);
  useBlocker({
    disabled: !isHeld,
    enableBeforeUnload: hasUnsaved,
    shouldBlockFn: async ({ next: { pathname, search } }) => !(await mayLeave({ pathname, open: openOver(search) })),
  });
  useEffect(
    () =>
      askWith(
        () =>
          new Promise((resolve) => {
            setAnswer((earlier: Answer | undefined) => {
              earlier?.(false);
              return resolve;
            });
          }),
      ),
    [],
  );
  const settle = (agreed: boolean) => {
    answer?.(agreed);
    setAnswer(undefined);
  };
  if (answer === undefined) return null;
  return (
    <Suspense fallback={null}>
      <UnsavedDialog onAnswer={settle} />
    </Suspense>
  );
}
