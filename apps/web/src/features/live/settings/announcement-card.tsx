import { Stack, Textarea } from '@mantine/core';
import { announce } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useDraftState } from '../../../lib/drafts/use-draft-state.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';

const longest = 500;

/** Sends an announcement to all users; open pages show it at once. */
export function AnnouncementCard() {
  const { t } = useTranslation();
  const { values, setValues } = useDraftState({ words: '' }, 'announcement');
  const { words } = values;
  const send = async () => {
    const { told } = await call(announce, { body: { text: words.trim() } });
    setValues({ words: '' });
    return t('Sent to {{count, number}} users.', { count: told });
  };
  return (
    <Card title={t('Announcement')} question={t('A message to every active user.')} refreshing={false}>
      <Stack align="flex-end" gap="sm">
        <Textarea
          w="100%"
          label={t('Text of the announcement')}
          autosize
          minRows={3}
          maxLength={longest}
          value={words}
          onChange={({ currentTarget: { value } }) => setValues({ words: value })}
        />
        <ConfirmButton
          label={t('Announce')}
          color="cobalt"
          variant="filled"
          disabled={words.trim() === ''}
          question={t('Every active user will get this message, and it cannot be withdrawn: {{text}}', {
            text: words.trim(),
          })}
          act={send}
        />
      </Stack>
    </Card>
  );
}
