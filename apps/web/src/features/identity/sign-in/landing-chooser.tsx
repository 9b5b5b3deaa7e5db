import { Alert, Button, Checkbox, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import type { LandingPage } from '../../../lib/menu/landing-pages.ts';
import { FormHeading } from './form-heading.tsx';
import type { LandingChoice } from './use-arrival.ts';

interface Props {
  readonly pages: readonly LandingPage[];
  readonly pending: boolean;
  readonly failure: Error | null;
  readonly onChoose: (choice: LandingChoice) => void;
}

/** Asks users without a landing page where to begin, and can save the choice (S3 section 4.1). */
export function LandingChooser({ pages, pending, failure, onChoose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: { path: usualPage(pages), saveDefault: false },
    validate: { path: (path) => (path === '' ? t('Please select a landing page!') : null) },
  });
  const { value, onChange, ...path } = form.getInputProps('path');
  return (
    <form onSubmit={form.onSubmit(onChoose)} noValidate>
      <Stack gap="md">
        <FormHeading
          title={t('Where do you want to begin?')}
          detail={t('Choose the page that you see first after signing in.')}
        />
        {failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {errorText(failure)}
          </Alert>
        )}
        <Select
          label={t('Landing page')}
          placeholder={t('Select a landing page')}
          size="md"
          data={pages.map((page) => ({ value: page.path, label: t(page.label) }))}
          value={value === '' ? null : value}
          onChange={(chosen) => onChange(chosen ?? '')}
          {...path}
        />
        <Checkbox label={t('Save default')} {...form.getInputProps('saveDefault', { type: 'checkbox' })} />
        <Button type="submit" size="md" loading={pending} fullWidth>
          {t('Continue')}
        </Button>
      </Stack>
    </form>
  );
}

/** The page that most begin with, so that one click leads on: the Overview, if it is offered. */
function usualPage(pages: readonly LandingPage[]): string {
  const overview = pages.find(({ path }) => path === '/aframe/dashboard/overview');
  return (overview ?? pages[0])?.path ?? '';
}
