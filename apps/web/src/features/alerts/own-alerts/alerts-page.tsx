import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Alert, type AlertDraft, type Client, mostAlerts } from '@waybill/contract';
import type { AlertTemplate } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft } from '../../../lib/alerts/alert-address.ts';
import { type AlertSearch, alertSearch } from '../../../lib/alerts/alert-search.ts';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { alertsOptions } from '../../../lib/attention/alerts.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import classes from '../../../ui/report-list/reports-page.module.css';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { choicesOf, draftedChoices, newChoices } from './alert-choices.ts';
import { AlertForm } from './alert-form.tsx';
import { AlertLine } from './alert-line.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { TemplateGrid } from './template-grid.tsx';

const height = 320;

/** What the drawer shows: the templates, a new alert, or one that is changed. */
type Open =
  | { readonly kind: 'templates' }
  | { readonly kind: 'new'; readonly template: AlertTemplate | undefined }
  | { readonly kind: 'draft'; readonly draft: AlertDraft }
  | { readonly kind: 'change'; readonly alert: Alert };

/** The user's alerts: what holds now first of all, and how they are told. */
export function AlertsPage() {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const { data: alerts, error, isFetching, refetch } = useQuery(alertsOptions);
  const { draft, forget } = useDraftedAlert(clients);
  const [opened, setOpen] = useState<Open>();
  const open: Open | undefined = draft === undefined ? opened : { kind: 'draft', draft };
  const [client] = clients;
  const close = () => {
    setOpen(undefined);
    forget();
  };
  const choose = (template: AlertTemplate | undefined) => setOpen({ kind: 'new', template });
  return (
    <div className={classes.page}>
      <Card
        title={t('Your alerts')}
        question={t('They look at every load of invoices, and tell you once of what is out of the ordinary.')}
        refreshing={alerts !== undefined && isFetching}
        actions={
          alerts === undefined || alerts.length === 0 || alerts.length >= mostAlerts ? undefined : (
            <Button
              size="xs"
              leftSection={<IconPlus size={15} aria-hidden />}
              onClick={() => setOpen({ kind: 'templates' })}
            >
              {t('New alert')}
            </Button>
          )
        }
      >
        {alerts === undefined && error === null ? <CardSkeleton height={height} /> : null}
        {alerts === undefined && error !== null ? (
          <CardFailure error={error} height={height} onRetry={() => void refetch()} />
        ) : null}
        {alerts?.length === 0 ? <TemplateGrid onChoose={choose} /> : null}
        {alerts === undefined || alerts.length === 0 ? null : (
          <ul className={classes.list} aria-label={t('Your alerts')}>
            {alerts.map((alert) => (
              <AlertLine key={alert.id} alert={alert} onEdit={() => setOpen({ kind: 'change', alert })} />
            ))}
          </ul>
        )}
      </Card>
      <PreferencesCard />
      <RowDrawer opened={open !== undefined} title={titleOf(open, t)} onClose={close} isWide>
        {open?.kind === 'templates' ? <TemplateGrid onChoose={choose} /> : null}
        {open?.kind === 'new' && client !== undefined ? (
          <AlertForm
            choices={newChoices(open.template, client.id, t(open.template?.text ?? 'Any figure'))}
            onClose={close}
          />
        ) : null}
        {open?.kind === 'draft' ? <AlertForm choices={draftedChoices(open.draft)} onClose={close} /> : null}
        {open?.kind === 'change' ? (
          <AlertForm choices={choicesOf(open.alert)} alert={open.alert} onClose={close} />
        ) : null}
      </RowDrawer>
    </div>
  );
}

/** The alert that a page or an answer offered in the address, until it is saved or given up. */
function useDraftedAlert(clients: readonly Client[]) {
  const { draft: text } = alertSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const draft = readDraft(text);
  const isReadable = clients.some(({ id, childClients }) =>
    [id, ...childClients.map((child) => child.id)].includes(draft?.clientId ?? 0),
  );
  const forget = () => {
    if (text !== undefined)
      void navigate({ to: '.', search: ({ draft: _, ...rest }: AlertSearch) => rest, replace: true });
  };
  return { draft: isReadable ? draft : undefined, forget };
}

function titleOf(open: Open | undefined, t: (text: string) => string): string {
  if (open?.kind === 'change') return t('Change the alert');
  return open?.kind === 'templates' ? t('What to be told of') : t('New alert');
}
