export { type DemoExchangeRate, demoCurrencies, demoExchangeRates } from './demo-exchange-rates.ts';
export { addUser, type NewUser } from './settings/add-user.ts';
export { type DemoLogin, demoLogins, demoPassword } from './settings/demo-logins.ts';
export { seedReferenceSettings } from './settings/reference-settings.ts';
export { defaultTenant, ensureTenant } from './settings/tenant.ts';
