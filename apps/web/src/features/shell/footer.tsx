import { Text } from '@mantine/core';
import { useAssistant } from '../../lib/session/use-assistant.ts';
import classes from './shell.module.css';

/** S3 section 2.4. With the assistant it stays at the bottom of the window, so that its icon covers nothing else. */
export function Footer() {
  const { isShown } = useAssistant();
  return (
    <Text
      component="footer"
      size="xs"
      c="dimmed"
      className={`${classes.footer} no-print`}
      data-docked={isShown || undefined}
    >
      {`© ${new Date().getUTCFullYear()} Waybill`}
    </Text>
  );
}
