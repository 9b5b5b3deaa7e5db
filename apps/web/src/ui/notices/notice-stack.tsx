import { Notifications } from '@mantine/notifications';

/** The notices that are shown now, newest last. */
export default function NoticeStack() {
  return <Notifications position="top-right" />;
}
