import { useTranslation } from 'react-i18next';
import { GoHomeButton } from '../buttons/go-home-button.tsx';
import { CenteredScreen } from './centered-screen.tsx';

/** An address that is not a page of this portal (S2 section 2). */
export function UnknownPageScreen() {
  const { t } = useTranslation();
  return (
    <CenteredScreen title="404" text={t('Oops, an error has occurred. Page not found!')}>
      <GoHomeButton />
    </CenteredScreen>
  );
}
