import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../lib/languages/server-text.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';

/** What the server says of a file that names a page on which something is missing. */
const onCarriers = /on the page Carriers\b/;

/** Sentences of the server about a file; one that sends to the page Carriers has a link to it. */
export function MessagesOf({ messages }: { readonly messages: readonly string[] }) {
  const { t } = useTranslation();
  const may = usePermissions();
  return (
    <>
      {messages.map((message) => (
        <Text key={message} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {serverText(message)}
        </Text>
      ))}
      {messages.some((message) => onCarriers.test(message)) && may('CARRIER_VIEW') ? (
        <Anchor component={Link} to="/carriers" size="sm">
          {t('Carriers')}
        </Anchor>
      ) : null}
    </>
  );
}
