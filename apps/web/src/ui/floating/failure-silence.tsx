import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** For parts that nobody asked for: without them the page still shows everything that it has to. */
export function FailureSilence({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'unchanged'} errorComponent={() => null}>
      {children}
    </CatchBoundary>
  );
}
