import { CenteredScreen } from './centered-screen.tsx';

export function NothingHereScreen() {
  return (
    <CenteredScreen
      title="Nothing to show yet"
      text="Your account is signed in, but it has no permission for the pages of this version. Ask your administrator for access to Analytics."
    />
  );
}
