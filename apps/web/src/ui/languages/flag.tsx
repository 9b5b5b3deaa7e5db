import { lazy, Suspense } from 'react';

/** The pictures are not needed to draw a page for the first time. */
const FlagPicture = lazy(() => import('./flag-picture.tsx'));

/** The sign of a language, a flag or a few letters; its room is kept until it is there. */
export function Flag({ code }: { readonly code: string }) {
  return (
    <svg viewBox="0 0 24 16" width={20} height={13.3} aria-hidden style={{ borderRadius: 2, flex: 'none' }}>
      <Suspense>
        <FlagPicture code={code} />
      </Suspense>
    </svg>
  );
}
