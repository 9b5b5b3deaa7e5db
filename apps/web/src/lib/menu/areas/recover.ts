import {
  IconAlertTriangle,
  IconBug,
  IconExclamationCircle,
  IconHistory,
  IconMapPinSearch,
  IconMapSearch,
  IconPhone,
  IconShieldCheck,
} from '@tabler/icons-react';
import { text } from '../../languages/text.ts';
import type { MenuArea } from '../menu-entry.ts';

export const recover: MenuArea = {
  label: text('Recover'),
  entries: [
    { label: text('Exceptions by package'), path: '/exceptionTracking', icon: IconAlertTriangle },
    { label: text('Exceptions by charge'), path: '/exceptionCharge', icon: IconExclamationCircle },
    { label: text('Calls to carriers'), path: '/callersUINew', icon: IconPhone },
    { label: text('Tracking'), path: '/tracking', icon: IconMapSearch },
    { label: text('Tracking history'), path: '/trackingHistory', icon: IconHistory, within: '/tracking' },
    { label: text('Captcha'), path: '/ui1/captcha', icon: IconShieldCheck },
    { label: text('Callers (older pages)'), path: '/ui1/callersUI', icon: IconPhone },
    { label: text('Track (older pages)'), path: '/ui1/track', icon: IconMapPinSearch },
    { label: text('Interface exceptions'), path: '/ui1/feException', icon: IconBug },
  ],
};
