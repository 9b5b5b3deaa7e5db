/** The password of every demo login. */
export const demoPassword = 'Waybill1demo';

/** The demo's users, and what to try as each of them. `clients` are the demo's clients assigned to them. */
export interface DemoLogin {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly internal: boolean;
  readonly clients: 'none' | 'parent' | 'child';
  readonly passwordDays: number;
  readonly purpose: string;
  /** Where they begin after signing in; absent: they have chosen none. */
  readonly landingPage?: string | undefined;
}

const day = { year: 365, soon: 5, past: 0 };

/** The users of the demo. */
export const demoLogins: readonly DemoLogin[] = [
  login('admin', 'Ada', 'Moreno', 'ROLE_ADMIN', 'none', 'every client and every permission', { internal: true }),
  login('shipper', 'Sam', 'Okafor', 'ROLE_CLIENT', 'parent', 'the parent company with its three children'),
  login('analyst', 'Lena', 'Vogel', 'ROLE_CLIENT', 'child', 'one child client'),
  login('guest', 'Gus', 'Tanaka', 'ROLE_GUEST', 'child', 'a guest with the reduced menu', {
    landingPage: '/aframe/dashboard/spend',
  }),
  login('carrier', 'Cora', 'Lindqvist', 'ROLE_CARRIER', 'none', 'a carrier, who sees no parcel pages'),
  login('expiring', 'Eli', 'Duarte', 'ROLE_CLIENT', 'child', 'a password that ends in 5 days', { days: day.soon }),
  login('expired', 'Eve', 'Sato', 'ROLE_CLIENT', 'child', 'a password that has ended', { days: day.past }),
];

interface Choices {
  readonly internal?: boolean;
  readonly days?: number;
  readonly landingPage?: string;
}

function login(
  name: string,
  firstName: string,
  lastName: string,
  role: string,
  clients: DemoLogin['clients'],
  purpose: string,
  { internal = false, days = day.year, landingPage }: Choices = {},
): DemoLogin {
  return { login: name, firstName, lastName, role, internal, clients, passwordDays: days, purpose, landingPage };
}
