import { useTranslation } from 'react-i18next';
import { CenteredScreen } from './centered-screen.tsx';

export function NothingHereScreen() {
  const { t } = useTranslation();
  return (
    <CenteredScreen
      title={t('Nothing to show yet')}
      text={t(
        'Your account is signed in, but it has no permission for the pages of this version. Ask your administrator for access to Analytics.',
      )}
    />
  );
}
