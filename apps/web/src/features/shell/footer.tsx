import { Text } from '@mantine/core';
import classes from './shell.module.css';

/** S3 section 2.4. */
export function Footer() {
  return (
    <Text component="footer" size="xs" c="dimmed" className={`${classes.footer} no-print`}>
      {`© ${new Date().getUTCFullYear()} Waybill`}
    </Text>
  );
}
