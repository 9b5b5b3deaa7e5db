import { Alert, Button, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { DemoMap } from './demo-map.tsx';

/** The distribution map with sample data, to try it before there is real data (S3 section 2.3). */
export function DistributionDemoPage() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" p={{ base: 'sm', sm: 'lg' }}>
      <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} />} title={t('Demo figures')}>
        {t('These packages are sample data. They show how the distribution map works and are not yours.')}
      </Alert>
      <Card
        title={t('Distribution map')}
        question={t('Where do the packages go?')}
        refreshing={false}
        actions={
          <Button size="xs" variant="light" renderRoot={(props) => <Link {...props} to="/aframe/distributionmap" />}>
            {t('Show my own packages')}
          </Button>
        }
      >
        <DemoMap />
      </Card>
    </Stack>
  );
}
