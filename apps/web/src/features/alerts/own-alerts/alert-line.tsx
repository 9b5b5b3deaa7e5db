import { ActionIcon, Badge, Menu, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconClock, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Alert, deleteAlert, setAlertState } from '@waybill/contract';
import { addDays, dayOf } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { alertsOptions } from '../../../lib/attention/alerts.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { PortalLink } from '../../../ui/buttons/portal-link.tsx';
import { ActIcon } from '../../../ui/report-list/act-icon.tsx';
import { DeleteQuestion } from '../../../ui/report-list/delete-question.tsx';
import classes from '../../../ui/report-list/reports-page.module.css';
import { aboutText, amountText, eventText } from './alert-texts.ts';
import own from './alerts.module.css';

interface Props {
  readonly alert: Alert;
  readonly onEdit: () => void;
}

/** One alert: whether it holds now, what it found last, and what can be done with it. */
export function AlertLine({ alert, onEdit }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { setState, remove } = useAlertActs(alert);
  const { name, active, recipients, found } = alert;
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <Text fw={500} component="h3" fz="md">
          {name} <StateBadge alert={alert} />
        </Text>
        <Text size="sm" c="dimmed">
          {aboutText(alert, t)}
        </Text>
        {alert.stoppedFor === null ? null : (
          <Text size="sm" className={classes.reason}>
            {alert.stoppedFor === 'client'
              ? t('Stopped: you may no longer read this client.')
              : t('Stopped: you no longer have the permission for its data.')}
          </Text>
        )}
        {recipients.length === 0 ? null : (
          <Text size="sm" c="dimmed">
            {t('Also to {{names}}', { names: recipients.map((each) => each.name).join(', ') })}
          </Text>
        )}
      </div>
      <div className={classes.times}>
        {found.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('Nothing found yet')}
          </Text>
        ) : (
          <Findings found={found} />
        )}
      </div>
      {isAsking ? (
        <DeleteQuestion act={remove} onKeep={() => setAsking(false)} />
      ) : (
        <div className={classes.actions}>
          <SnoozeMenu alert={alert} onSnooze={(snoozedUntil) => setState.mutate({ active, snoozedUntil })} />
          <ActIcon label={t('Edit')} icon={IconPencil} act={{ isPending: false, mutate: onEdit }} />
          <ActIcon
            label={active ? t('Pause') : t('Resume')}
            icon={active ? IconPlayerPause : IconPlayerPlay}
            act={{ ...setState, mutate: () => setState.mutate({ active: !active, snoozedUntil: null }) }}
          />
          <ActIcon label={t('Delete')} icon={IconTrash} act={{ isPending: false, mutate: () => setAsking(true) }} />
        </div>
      )}
    </li>
  );
}

function StateBadge({ alert: { active, stoppedFor, snoozedUntil, found } }: { readonly alert: Alert }) {
  const { t } = useTranslation();
  const state = () => {
    if (stoppedFor !== null) return { color: 'red', text: t('Stopped') };
    if (!active) return { color: 'gray', text: t('Paused') };
    if (snoozedUntil !== null && snoozedUntil > dayOf(new Date()))
      return { color: 'gray', text: t('Snoozed until {{day}}', { day: displayDate(snoozedUntil) }) };
    const holds = found.some(({ over, kind }) => !over && kind !== 'newCharge');
    return holds ? { color: 'orange', text: t('Holds now') } : { color: 'green', text: t('As usual') };
  };
  const { color, text } = state();
  return (
    <Badge size="sm" variant="light" color={color} radius="sm" tt="none" fw={500} ms={4}>
      {text}
    </Badge>
  );
}

/** The newest fact, and the others when they are asked for. */
function Findings({ found }: Pick<Alert, 'found'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={own.events}>
        {found.slice(0, isOpen ? found.length : 1).map((event) => (
          <li key={event.key}>
            <Text size="sm">{eventText(event, t)}</Text>
            <Text size="sm" c="dimmed">
              {amountText(event, t)} {event.toldAt === null ? t('Before the alert was made.') : ''}{' '}
              <PortalLink href={event.page} size="sm" underline="always">
                {t('Figures')}
              </PortalLink>{' '}
              {event.rows === null ? null : (
                <PortalLink href={event.rows} size="sm" underline="always">
                  {t('Rows')}
                </PortalLink>
              )}
            </Text>
          </li>
        ))}
      </ul>
      {found.length > 1 ? (
        <button type="button" className={own.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Only the newest') : t('All that it found ({{number}})', { number: found.length })}
        </button>
      ) : null}
    </>
  );
}

interface SnoozeProps {
  readonly alert: Alert;
  readonly onSnooze: (until: string | null) => void;
}

function SnoozeMenu({ alert: { snoozedUntil }, onSnooze }: SnoozeProps) {
  const { t } = useTranslation();
  const today = dayOf(new Date());
  const choices = [
    { label: t('For a week'), until: addDays(today, 7) },
    { label: t('For four weeks'), until: addDays(today, 28) },
    { label: t('For a quarter'), until: addDays(today, 91) },
    ...(snoozedUntil === null ? [] : [{ label: t('Tell me again'), until: null }]),
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={t('Snooze')}>
          <ActionIcon aria-label={t('Snooze')} size="lg">
            <IconClock size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ label, until }) => (
          <Menu.Item key={label} onClick={() => onSnooze(until)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The acts on an alert. A failed one shows an error and leaves the list as it is on the server. */
function useAlertActs({ id }: Alert) {
  const queryClient = useQueryClient();
  const params = { id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: alertsOptions.queryKey });
  const onError = (error: Error) => {
    notifications.show({ color: 'red', message: errorText(error) });
    void refresh();
  };
  const setState = useMutation({
    mutationFn: (body: { active: boolean; snoozedUntil: string | null }) => call(setAlertState, { params, body }),
    onSuccess: refresh,
    onError,
  });
  const remove = useMutation({ mutationFn: () => call(deleteAlert, { params }), onSuccess: refresh, onError });
  return { setState, remove };
}
