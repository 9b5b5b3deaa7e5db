import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The button on a page that does not exist (S2 section 2). */
export function GoHomeButton() {
  const { t } = useTranslation();
  return (
    <Button renderRoot={(props) => <Link {...props} to="/" />} variant="light" mt="sm">
      {t('Go to Home')}
    </Button>
  );
}
