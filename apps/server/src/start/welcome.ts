import { demoLogins, demoPassword } from '@waybill/seed-data';

/** Who can sign in: the demo's users, a first administrator whose password is shown once, or users who know theirs. */
export type FirstSignIn =
  | { readonly kind: 'demo' }
  | { readonly kind: 'administrator'; readonly login: string; readonly password: string }
  | { readonly kind: 'known' };

/** The text on the screen when the server is ready. */
export function welcome(address: string, firstSignIn: FirstSignIn): string {
  return ['', `Waybill is ready: ${address}`, '', ...signInLines(firstSignIn), 'Stop it with Ctrl-C.', ''].join('\n');
}

function signInLines(firstSignIn: FirstSignIn): string[] {
  if (firstSignIn.kind === 'known') return [];
  if (firstSignIn.kind === 'administrator') {
    return [
      `First administrator: ${firstSignIn.login}, password ${firstSignIn.password}`,
      'This password is shown once. You choose your own when you sign in.',
      '',
    ];
  }
  const width = Math.max(...demoLogins.map(({ login }) => login.length));
  return [
    `Demo logins, all with the password ${demoPassword}:`,
    ...demoLogins.map(({ login, purpose }) => `  ${login.padEnd(width)}  ${purpose}`),
    '',
  ];
}
