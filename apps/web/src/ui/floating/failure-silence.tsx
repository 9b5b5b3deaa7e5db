import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** For what nobody asked for: without it the page says all that it has to say. */
export function FailureSilence({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'unchanged'} errorComponent={() => null}>
      {children}
    </CatchBoundary>
  );
}
