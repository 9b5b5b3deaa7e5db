import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CenteredScreen } from './centered-screen.tsx';

/** S3 section 2.2; it does not tell apart what is not there and what may not be seen. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <CenteredScreen
      title={t('404 page not found')}
      text={t('We are sorry but the page you are looking for does not exist, or you are not authorized')}
    >
      <Button renderRoot={(props) => <Link {...props} to="/" />} variant="light" mt="sm">
        {t('Go to Home')}
      </Button>
    </CenteredScreen>
  );
}
