import { useLocalStorage } from '@mantine/hooks';

const none: Readonly<Record<string, boolean>> = {};

/** Whether an area of the side menu is open, as the user left it in this browser, and the way to change that. */
export function useOpenArea(label: string, isOpenAtFirst: boolean) {
  const [chosen, setChosen] = useLocalStorage({
    key: 'waybill.menuAreas',
    defaultValue: none,
    getInitialValueInEffect: false,
  });
  const isOpen = chosen[label] ?? isOpenAtFirst;
  return { isOpen, toggle: () => setChosen((before) => ({ ...before, [label]: !isOpen })) };
}
