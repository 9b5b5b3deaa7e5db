import { Notifications } from '@mantine/notifications';
import classes from './notice-stack.module.css';

/** The notices that are shown now: away from the corner in which dialogs are closed. */
export default function NoticeStack() {
  return (
    <Notifications
      position={document.dir === 'rtl' ? 'bottom-right' : 'bottom-left'}
      classNames={{ root: classes.stack, notification: classes.notice }}
    />
  );
}
