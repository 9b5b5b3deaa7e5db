import { Anchor, Button, Center, Stack, Text, Title } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Where the operator can be reached. */
  readonly contact: string | undefined;
  /** Where who reads this can end the maintenance, if they can. */
  readonly settings: string | undefined;
}

/** S3 section 2.7; without an address the sentence about contact is left out. */
export default function MaintenanceScreen({ contact, settings }: Props) {
  const { t } = useTranslation();
  return (
    <Center mih="70vh" p="xl">
      <Stack align="center" gap="sm" maw={520} ta="center">
        <IconTool size={44} stroke={1.3} aria-hidden />
        <Title order={1}>{t("We'll be back soon!")}</Title>
        <Text c="dimmed">
          {contact === undefined ? (
            t(
              "Sorry for the inconvenience but we're performing some maintenance at the moment. We'll be back online shortly!",
            )
          ) : (
            <WithContact contact={contact} />
          )}
        </Text>
        <Text>{t('— The Waybill team')}</Text>
        {settings === undefined ? null : (
          <Button renderRoot={(props) => <Link {...props} to={settings} />} variant="light">
            {t('Settings')}
          </Button>
        )}
      </Stack>
    </Center>
  );
}

function WithContact({ contact }: { contact: string }) {
  const { t } = useTranslation();
  const [before, words, after] = t(
    "Sorry for the inconvenience but we're performing some maintenance at the moment. If you need to you can always <contact>contact us</contact>, otherwise we'll be back online shortly!",
  ).split(/<\/?contact>/);
  return (
    <>
      {before}
      <Anchor href={contact} inherit>
        {words}
      </Anchor>
      {after}
    </>
  );
}
