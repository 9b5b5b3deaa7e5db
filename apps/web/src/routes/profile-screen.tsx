import { ProfilePage } from '../features/identity/profile/profile-page.tsx';
import { TokensCard } from '../features/identity/tokens/tokens-card.tsx';
import { TokensPage } from '../features/identity/tokens/tokens-page.tsx';
import { ClaimDeadlinesCard } from '../features/recovery/claim-deadlines/claim-deadlines-card.tsx';

/** The user's profile with what other areas let them decide for themselves. */
export function ProfileScreen() {
  return (
    <ProfilePage
      more={
        <>
          <ClaimDeadlinesCard />
          <TokensCard />
        </>
      }
    />
  );
}

/** All API tokens of the tenant; in one file with those of the user, because each file's name costs the first page. */
export function TokensScreen() {
  return <TokensPage />;
}
