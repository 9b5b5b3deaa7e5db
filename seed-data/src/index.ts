export { type DemoExchangeRate, demoExchangeRates } from './demo-exchange-rates.ts';
export { type DemoFile, demoFileAccounts, demoFiles } from './files/demo-files.ts';
export {
  type GeneratedInvoices,
  type GenerationProgress,
  generateInvoices,
  type InvoicesToGenerate,
} from './generate/generate-invoices.ts';
export type { ProfileName } from './generate/profile.ts';
export { addUser, type NewUser } from './settings/add-user.ts';
export { type DemoAgreement, demoAgreements } from './settings/demo-agreements.ts';
export { seedDemoComparisons } from './settings/demo-comparisons.ts';
export { seedDemoFtpLocations } from './settings/demo-ftp-locations.ts';
export { type DemoLogin, demoLogins, demoPassword } from './settings/demo-logins.ts';
export { seedDemoSchedules } from './settings/demo-schedules.ts';
export { type DemoSettings, seedDemoSettings } from './settings/demo-settings.ts';
export { seedReferenceSettings } from './settings/reference-settings.ts';
export { standardRoles } from './settings/roles.ts';
export { defaultTenant, ensureTenant, makeTenant } from './settings/tenant.ts';
export { demoWorld } from './world/demo-world.ts';
export type { World, WorldAccount, WorldClient } from './world/world.ts';
