import { notifications } from '@mantine/notifications';
import type { TFunction } from 'i18next';
import { copyText } from '../../lib/copy-text.ts';

/** Copies the address of a view, and says whether its reader will see the same days; shows the link where it cannot be copied. */
export async function copyLink(href: string, moves: boolean, t: TFunction): Promise<void> {
  const link = new URL(href, window.location.origin).href;
  const isCopied = await copyText(link);
  if (!isCopied) {
    notifications.show({ color: 'orange', title: t('Copy this link'), message: link, autoClose: false });
    return;
  }
  notifications.show({
    color: 'green',
    message: moves
      ? t(
          'Link copied. Its dates are relative to the day it is opened. People who open it see only the clients they have access to.',
        )
      : t('Link copied. Its dates are fixed. People who open it see only the clients they have access to.'),
  });
}
