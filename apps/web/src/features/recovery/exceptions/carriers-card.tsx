import { Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../lib/languages/formats.ts';
import cards from '../../../ui/looks/tool-page.module.css';
import classes from './exceptions.module.css';
import type { Summary } from './summary.ts';
import { useExceptionsAddress } from './use-exceptions-address.ts';

/** From whom money may come back: what is not settled, by carrier. */
export function CarriersCard({ carriers }: Pick<Summary, 'carriers'>) {
  const { t } = useTranslation();
  const { search, ask } = useExceptionsAddress();
  return (
    <section className={cards.card} aria-label={t('Open amounts by carrier')}>
      <div className={classes.carriers}>
        <Text size="sm" c="dimmed" px={8} pb={4}>
          {t('Open amounts by carrier')}
        </Text>
        {carriers.length === 0 ? (
          <Text size="sm" px={8}>
            {t('Nothing is left to settle.')}
          </Text>
        ) : null}
        {carriers.map(({ carrierName, amount }) => {
          const isChosen = search.carrierName === carrierName;
          return (
            <UnstyledButton
              key={carrierName}
              className={`${classes.carrier} ${isChosen ? classes.chosen : ''}`}
              aria-pressed={isChosen}
              onClick={() => ask({ carrierName: isChosen ? undefined : carrierName })}
            >
              <span>{carrierName}</span>
              <span className="numeric">{moneyText(amount)}</span>
            </UnstyledButton>
          );
        })}
      </div>
    </section>
  );
}
