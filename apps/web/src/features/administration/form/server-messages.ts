import { text } from '../../../lib/languages/text.ts';

/** What the server says of the fields of administration forms; translated where a form shows it. */
export const serverMessages: readonly string[] = [
  text('is required'),
  text('is taken'),
  text('is not an e-mail address'),
  text('may hold neither spaces nor @'),
  text('choose at least one role'),
  text('choose at least one client'),
  text('holds a role that you may not grant'),
  text('holds a client that you may not assign'),
  text('is only for internal users to decide'),
  text('are your own: ask another administrator to change them'),
  text('is not one of your clients'),
  text('is a child itself'),
  text('is the client itself'),
  text('does not fit: this client has children of its own'),
  text('is not a day'),
  text('must belong to the same client'),
  text('is there already for this client and carrier'),
  text('holds letters, digits and hyphens'),
  text('begins with ROLE_ and holds capital letters, digits and underscores'),
  text('At least one certificate is required'),
  text('must begin with https://'),
  text('is one of those that are guessed first'),
  text('Only internal users may see this.'),
  text('This user has a role with permissions that you do not have.'),
];
