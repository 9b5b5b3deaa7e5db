import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import classes from './profile-page.module.css';

export function OwnDataCard() {
  const { t } = useTranslation();
  const { data: user } = useSuspenseQuery(accountOptions);
  return (
    <Card title={t('Your account')} question={t('Your name, username and email address.')} refreshing={false}>
      <dl className={classes.data}>
        <dt>{t('Name')}</dt>
        <dd>{`${user.firstName} ${user.lastName}`.trim() || user.login}</dd>
        <dt>{t('Username')}</dt>
        <dd>{user.login}</dd>
        <dt>{t('E-mail')}</dt>
        <dd>{user.email.email}</dd>
      </dl>
    </Card>
  );
}
