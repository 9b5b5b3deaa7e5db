import { Notifications } from '@mantine/notifications';

/** The notices that are shown now, newest last: away from the corner in which dialogs are closed. */
export default function NoticeStack() {
  return <Notifications position={document.dir === 'rtl' ? 'bottom-right' : 'bottom-left'} />;
}
