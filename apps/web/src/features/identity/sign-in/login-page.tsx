import { Alert } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endingTexts } from '../../../lib/session/session-ending.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { FormHeading } from './form-heading.tsx';
import { LandingChooser } from './landing-chooser.tsx';
import { LoginForm } from './login-form.tsx';
import { TenantField } from './tenant-field.tsx';
import { useArrival } from './use-arrival.ts';

/** Signing in; the form for a forgotten password and the landing-page chooser take its place (S3 section 2.1). */
export function LoginPage() {
  const { t } = useTranslation();
  useDocumentTitle(`${t('Sign in')} · Waybill`);
  const { origin, tenant, ended } = useSearch({ from: '/login' });
  const [forgotten, setForgotten] = useState(false);
  const { arrive, offered, choose, choosing, failure } = useArrival(origin);
  if (offered !== undefined) {
    return (
      <AuthFrame>
        <LandingChooser pages={offered} pending={choosing} failure={failure} onChoose={choose} />
      </AuthFrame>
    );
  }
  if (forgotten) {
    return (
      <AuthFrame>
        <FormHeading
          title={t('Forgot your password?')}
          detail={t('We will send a temporary password to your e-mail address.')}
        />
        <TenantField named={tenant} />
        <ForgotPasswordForm onClose={() => setForgotten(false)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <FormHeading title={t('Welcome back')} detail={t('Sign in to see what your carriers charged.')} />
      {ended === undefined ? null : (
        <Alert variant="light" icon={<IconInfoCircle size={18} />} role="status">
          {t(endingTexts[ended])}
        </Alert>
      )}
      <TenantField named={tenant} />
      <LoginForm origin={origin} onSignedIn={arrive} onForgotPassword={() => setForgotten(true)} />
    </AuthFrame>
  );
}
