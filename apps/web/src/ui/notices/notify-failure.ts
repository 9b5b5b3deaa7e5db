import { notifications } from '@mantine/notifications';
import { errorText } from '../../lib/api/api-error.ts';

/** Says that something could not be done, and why. */
export function notifyFailure(title: string, error: unknown): void {
  notifications.show({ color: 'red', title, message: errorText(error) });
}
