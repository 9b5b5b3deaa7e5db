import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { text } from '../../lib/languages/text.ts';

/** Dark, light, or as the system (S3 section 4.7). */
export const schemes = [
  { value: 'light', label: text('Light'), icon: IconSun },
  { value: 'dark', label: text('Dark'), icon: IconMoon },
  { value: 'auto', label: text('System'), icon: IconDeviceDesktop },
] as const;
