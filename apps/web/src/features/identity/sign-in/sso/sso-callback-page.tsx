import { Alert, Button, Group, Loader, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import type { SsoError } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/languages/text.ts';
import { keptSsoOrigin } from '../../../../lib/session/sso-origin.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { LandingChooser } from '../landing-chooser.tsx';
import { OtherSessionAlert } from '../other-session-alert.tsx';
import { useArrival } from '../use-arrival.ts';
import { withOrigin } from '../with-origin.ts';
import { useSsoCallback } from './use-sso-callback.ts';

const errorTexts: Readonly<Record<SsoError, string>> = {
  failed: text('Error! Something went wrong.'),
  too_late: text('This sign-in took too long or began in another browser. Please try again.'),
  user_not_found: text('User name not found'),
  email_not_verified: text('Your identity provider has not verified your e-mail address.'),
  denied: text('Your identity provider did not sign you in.'),
  email_not_unique: text('Multiple users are associated with this provided email address.'),
};

/** Where single sign-on comes back: ends the sign-in, asks about other sessions and the landing page (S3 section 2.1). */
export function SsoCallbackPage() {
  const { t } = useTranslation();
  useDocumentTitle(`${t('Single sign-on')} · Waybill`);
  const address = useSearch({ from: '/sso-callback' });
  const [{ token, error, origin }] = useState(() => ({ ...address, origin: keptSsoOrigin() }));
  const arrival = useArrival(origin);
  const { pending, failure, logOffOthers } = useSsoCallback(token, arrival.arrive);
  if (arrival.offered !== undefined) {
    return (
      <AuthFrame>
        <LandingChooser
          pages={arrival.offered}
          pending={arrival.choosing}
          failure={arrival.failure}
          onChoose={arrival.choose}
        />
      </AuthFrame>
    );
  }
  if (failure?.kind === 'other-session') {
    return (
      <AuthFrame>
        <SsoTitle />
        <OtherSessionAlert text={t(failure.text)} pending={pending} onYes={logOffOthers} />
        <BackToLogin origin={origin} />
      </AuthFrame>
    );
  }
  const problem = token === undefined ? errorTexts[error ?? 'failed'] : failure?.text;
  return (
    <AuthFrame>
      <SsoTitle />
      {problem === undefined ? (
        <Group role="status">
          <Loader size="sm" />
          <Text>{t('Processing SSO Login...')}</Text>
        </Group>
      ) : (
        <>
          <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
            {t(problem)}
          </Alert>
          <BackToLogin origin={origin} />
        </>
      )}
    </AuthFrame>
  );
}

function SsoTitle() {
  const { t } = useTranslation();
  return (
    <Title order={1} fz={24} lts="-0.02em">
      {t('Single sign-on')}
    </Title>
  );
}

function BackToLogin({ origin }: { readonly origin: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Group grow>
      <Button component="a" href={withOrigin('/SSO', origin)} variant="default">
        {t('Single sign-on')}
      </Button>
      <Button component="a" href={withOrigin('/login', origin)} variant="default">
        {t('Back to login')}
      </Button>
    </Group>
  );
}
