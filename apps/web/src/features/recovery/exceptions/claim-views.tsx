import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { parseSearch, stringifySearch } from '../../../lib/search-codec.ts';
import { hrefOfView } from '../../../lib/views/saved-views.ts';
import { FloatingPanel } from '../../../ui/floating/floating-panel.tsx';
import { copyLink } from '../../../ui/views/copy-link.ts';
import { NameView } from '../../../ui/views/name-view.tsx';
import { ViewsList } from '../../../ui/views/views-list.tsx';
import { useExceptionsAddress } from './use-exceptions-address.ts';

/** The user's named views, and the way to name the findings that are shown. */
export function ClaimViews() {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { search } = useExceptionsAddress();
  const lasting = { ...search, page: undefined, finding: undefined, open: undefined, view: undefined };
  const view = { path, search: parseSearch(stringifySearch(lasting)) };
  const isFixed = search.from !== undefined && search.to !== undefined;
  const button = (
    <Button variant="default" leftSection={<IconBookmark size={16} stroke={1.6} />}>
      {t('Views')}
    </Button>
  );
  return (
    <FloatingPanel button={button} opened={opened} onToggle={toggle} position="bottom-start">
      {opened ? (
        <Stack gap="md" w={{ base: 'calc(100vw - 56px)', xs: 420 }}>
          <ViewsList onOpen={close} />
          <NameView view={view} onCopyLink={() => void copyLink(hrefOfView(view), !isFixed, t)} />
        </Stack>
      ) : null}
    </FloatingPanel>
  );
}
