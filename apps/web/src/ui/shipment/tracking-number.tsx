import { Anchor, Button, Group, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { trackingLink } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './tracking.module.css';

interface Props {
  readonly carrierName: string;
  readonly trackingNumber: string;
}

/** The number, as a link to its carrier where the carrier has one, with a button that copies it. */
export function TrackingNumber({ carrierName, trackingNumber }: Props) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(trackingNumber, () =>
    notifications.show({ color: 'red', message: t('Failed to copy tracking number. Please try again.') }),
  );
  const link = trackingLink(carrierName, trackingNumber);
  const Icon = isCopied ? IconCheck : IconCopy;
  if (trackingNumber === '') return null;
  return (
    <Group gap={8}>
      {link === undefined ? (
        <Text size="sm" className={classes.number}>
          {trackingNumber}
        </Text>
      ) : (
        <Anchor size="sm" href={link} target="_blank" rel="noreferrer" className={classes.number}>
          {trackingNumber} <IconExternalLink size={14} stroke={1.7} aria-label={t('opens on the carrier’s site')} />
        </Anchor>
      )}
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<Icon size={13} stroke={1.8} aria-hidden />}
        aria-disabled={isCopied}
        aria-live="polite"
        onClick={() => void copy()}
      >
        {isCopied ? t('Copied to clipboard') : t('Copy')}
      </Button>
    </Group>
  );
}

/** How long a copy is confirmed, and cannot be made again (S2 section 4). */
const confirmedFor = 3_000;

/** Copies a text to the clipboard; `isCopied` holds a moment after it worked. */
function useCopy(text: string, onFailure: () => void) {
  const [isCopied, setCopied] = useState(false);
  const { start } = useTimeout(() => setCopied(false), confirmedFor);
  const copy = async () => {
    if (isCopied) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      start();
    } catch {
      onFailure();
    }
  };
  return { isCopied, copy };
}
