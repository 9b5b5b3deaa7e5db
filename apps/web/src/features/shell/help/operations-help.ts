import { text } from '../../../lib/languages/text.ts';
import { plainHelp } from './help-page.ts';

/** The help of the operators' pages. */
export const operationsHelp = [
  plainHelp(
    '/usersNew',
    text('New user'),
    text(
      'Makes a user with roles and clients. They get an invitation by mail, or a first password that you tell them.',
    ),
  ),
];
