import { NotFoundScreen } from './not-found-screen.tsx';

/** The 404 in the place of a whole page, frame included. */
export function NotFoundPage() {
  return (
    <main>
      <NotFoundScreen />
    </main>
  );
}
