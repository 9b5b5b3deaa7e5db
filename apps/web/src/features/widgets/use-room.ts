import { useViewportSize } from '@mantine/hooks';

/** Title, notes and legend of a widget, and the margins around it, in pixels. */
const taken = 136;

/** The height for a widget's picture: its usual one, or what the screen has when it fills it. */
export function useRoom(usual: number, isFull: boolean): number {
  const { height } = useViewportSize();
  return isFull ? Math.max(usual, height - taken) : usual;
}
