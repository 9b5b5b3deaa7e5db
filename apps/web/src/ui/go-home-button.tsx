import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The way on from a page that is not there (S2 section 2). */
export function GoHomeButton() {
  const { t } = useTranslation();
  return (
    <Button renderRoot={(props) => <Link {...props} to="/" />} variant="light" mt="sm">
      {t('Go to Home')}
    </Button>
  );
}
