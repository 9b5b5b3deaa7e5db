import { List, Text, Title } from '@mantine/core';
import type { Arrivals } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';

/** The files that wait, and the accounts whose next invoice is late. */
export function StillToCome({ arrivals: { waiting, missing } }: { readonly arrivals: Arrivals }) {
  const { t } = useTranslation();
  return (
    <>
      <Title order={3}>{t('Waiting files of the client')}</Title>
      {waiting.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No file waits.')}
        </Text>
      ) : (
        <List size="sm">
          {waiting.map(({ name, since, reason }) => (
            <List.Item key={`${name} ${since}`} style={{ overflowWrap: 'anywhere' }}>
              {t('{{name}}, since {{moment}}', { name, moment: momentText(since) })}
              {reason === null ? null : (
                <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
                  {reason.split('\n').map(serverText).join('\n')}
                </Text>
              )}
            </List.Item>
          ))}
        </List>
      )}
      {missing === null ? null : (
        <>
          <Title order={3}>{t('Missing by the rhythm of their accounts')}</Title>
          {missing.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('No invoice is late.')}
            </Text>
          ) : (
            <List size="sm">
              {missing.map(({ clientName, carrierName, accountNumber, expectedOn, lastBillDate }) => (
                <List.Item key={`${clientName} ${carrierName} ${accountNumber}`}>
                  {`${carrierName} ${accountNumber} (${clientName})`}
                  <Text size="sm" c="dimmed">
                    {t('Expected on {{day}}, last billed on {{last}}.', {
                      day: displayDate(expectedOn),
                      last: displayDate(lastBillDate),
                    })}
                  </Text>
                </List.Item>
              ))}
            </List>
          )}
        </>
      )}
    </>
  );
}
