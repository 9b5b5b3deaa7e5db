import { Text, UnstyledButton } from '@mantine/core';
import { portalPages } from '@waybill/contract';
import { type AlertTemplate, alertTemplates } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { useBelongs } from '../../../lib/session/use-permissions.ts';
import classes from './alerts.module.css';

interface Props {
  /** Undefined: any figure. */
  readonly onChoose: (template: AlertTemplate | undefined) => void;
}

/** What an alert can be made of: the templates whose data the user may read, and any figure. */
export function TemplateGrid({ onChoose }: Props) {
  const { t } = useTranslation();
  const belongs = useBelongs();
  const offered = alertTemplates.filter(
    ({ name }) =>
      (name !== 'missingInvoice' || belongs(portalPages['/invoiceLedger'])) &&
      (name !== 'tier' || belongs(portalPages['/agreements'])) &&
      (name !== 'budget' || belongs(portalPages['/budgets'])) &&
      (name !== 'claims' || belongs(portalPages['/claims'])),
  );
  return (
    <ul className={classes.templates} aria-label={t('What to be told of')}>
      {offered.map((template) => (
        <li key={template.name}>
          <UnstyledButton className={classes.template} onClick={() => onChoose(template)}>
            <Text fw={600} size="sm">
              {t(template.text)}
            </Text>
            <Text size="sm" c="dimmed">
              {t(template.meaning)}
            </Text>
          </UnstyledButton>
        </li>
      ))}
      <li>
        <UnstyledButton className={classes.template} onClick={() => onChoose(undefined)}>
          <Text fw={600} size="sm">
            {t('Any figure')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('Any figure of the portal, compared with its own past or with a limit of yours.')}
          </Text>
        </UnstyledButton>
      </li>
    </ul>
  );
}
