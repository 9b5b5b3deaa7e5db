import { useLocalStorage } from '@mantine/hooks';

const noLabels: string[] = [];

/** Whether the user closed this group of the side menu, in this browser, and the way to change that. */
export function useClosedGroups(label: string) {
  const [closed, setClosed] = useLocalStorage({
    key: 'waybill.closedMenuGroups',
    defaultValue: noLabels,
    getInitialValueInEffect: false,
  });
  const isClosed = closed.includes(label);
  const toggle = () => setClosed(isClosed ? closed.filter((each) => each !== label) : [...closed, label]);
  return { isClosed, toggle };
}
