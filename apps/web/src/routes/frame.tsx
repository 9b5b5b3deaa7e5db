import { lazy, Suspense } from 'react';
import { Shell } from '../features/shell/shell.tsx';

/** It comes after the page: nobody asks before they have seen anything. */
const Assistant = lazy(() =>
  import('../features/assistant/chat/assistant.tsx').then(({ Assistant: assistant }) => ({ default: assistant })),
);

/** The frame of all pages, with the assistant above it. */
export function Frame() {
  return (
    <>
      <Shell />
      <Suspense fallback={null}>
        <Assistant />
      </Suspense>
    </>
  );
}
