import { Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../ui/brand.tsx';
import { LanguageMenu } from '../../ui/language-menu.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';
import { RouteLines } from './route-lines.tsx';

export function LoginPage() {
  const { t } = useTranslation();
  useDocumentTitle(`${t('Sign in')} · Waybill`);
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.language}>
          <LanguageMenu />
        </div>
        <div className={classes.form}>
          <Brand size={32} />
          <div>
            <Title order={1} fz={24} lts="-0.02em">
              {t('Welcome back')}
            </Title>
            <Text c="dimmed" mt={4}>
              {t('Sign in to see what your carriers charged.')}
            </Text>
          </div>
          <LoginForm />
        </div>
        <Text size="xs" c="dimmed">
          © {new Date().getUTCFullYear()} Waybill
        </Text>
      </main>
      <aside className={classes.picture}>
        <RouteLines />
        <div className={classes.promise}>
          <p className={classes.headline}>{t('Every charge on every package, down to the cent.')}</p>
          <p className={classes.detail}>
            {t('What you shipped, what it cost, and why it changed: one click from the invoice rows behind it.')}
          </p>
        </div>
      </aside>
    </div>
  );
}
