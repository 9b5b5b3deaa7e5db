import { Button, List, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { audiences, belongsTo } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { text } from '../lib/languages/text.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { CenteredScreen } from '../ui/screens/centered-screen.tsx';

/** From an empty installation to the first figures. */
const steps = [
  text('Add a client: the company that ships.'),
  text('Load an invoice of one of its carriers. The accounts on it are recognised.'),
  text('See here what was paid, and open every figure down to its packages.'),
];

/** What to do while there is no client: users who may create clients do so, others ask for one. */
export function NoClientScreen() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  if (!user.internal || !user.permissions.includes('CLIENT_ADD')) {
    return (
      <CenteredScreen
        title={t('No client yet')}
        text={t('No client is assigned to your account. Ask your administrator to assign one.')}
      />
    );
  }
  return (
    <CenteredScreen title={t('Three steps to your first figures')} text={t('It takes a few minutes.')}>
      <Steps current={0} />
      <Button renderRoot={(props) => <Link {...props} to="/clients" search={{ open: 'new' }} />} mt={6}>
        {t('Add the first client')}
      </Button>
    </CenteredScreen>
  );
}

/** What to do where nothing of a client has been loaded, instead of figures that are all zero. */
export function NoInvoiceScreen() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  const title = t('No invoices have been loaded for this client yet.');
  if (!belongsTo(audiences.invoiceFiles, user)) {
    return <CenteredScreen title={title} text={t('Its figures appear here as soon as the first invoice is loaded.')} />;
  }
  return (
    <CenteredScreen title={title} text={t('Its figures appear here as soon as the first invoice is loaded.')}>
      <Steps current={1} />
      <Button renderRoot={(props) => <Link {...props} to="/uploadFiles" search={{ open: 'new' }} />} mt={6}>
        {t('Load invoices')}
      </Button>
    </CenteredScreen>
  );
}

function Steps({ current }: { readonly current: number }) {
  const { t } = useTranslation();
  return (
    <List type="ordered" spacing={6} ta="start">
      {steps.map((step, index) => (
        <List.Item key={step} aria-current={index === current ? 'step' : undefined}>
          <Text fw={index === current ? 600 : 400} {...(index === current ? {} : { c: 'dimmed' })}>
            {t(step)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
