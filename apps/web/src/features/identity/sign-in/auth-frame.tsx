import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../../ui/languages/language-menu.tsx';
import { Brand } from '../../../ui/screens/brand.tsx';
import classes from './login-page.module.css';
import { RouteLines } from './route-lines.tsx';

/** The frame of all pages before sign-in: the form at one side, a picture at the other. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <div className={classes.language}>
          <LanguageMenu />
        </div>
        <div className={classes.form}>
          <Brand size={32} />
          {children}
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
