import { randomBytes } from 'node:crypto';
import { stdout } from 'node:process';
import { dayOf } from '@waybill/model';
import {
  addUser,
  defaultTenant,
  ensureTenant,
  generateInvoices,
  seedDemoComparisons,
  seedDemoFtpLocations,
  seedDemoSchedules,
  seedDemoSettings,
  seedReferenceSettings,
} from '@waybill/seed-data';
import { hashPassword } from '../identity/sign-in/password.ts';
import { passwordEndsOn } from '../identity/sign-in/password-days.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDataDirectory, Seed } from '../platform/data-directory/open-data-directory.ts';
import { demoAdministrator } from './demo-administrator.ts';
import { ProgressLine } from './progress-line.ts';
import { seedAgreements } from './seed-agreements.ts';
import { seedBilling } from './seed-billing.ts';
import { seedCredentials } from './seed-credentials.ts';
import { seedExceptions } from './seed-exceptions.ts';
import { seedIntake } from './seed-intake.ts';
import type { FirstSignIn } from './welcome.ts';

const seedOfDemo = 20_261;
const count = new Intl.NumberFormat('en-US');

/**
 * Fills a new data directory with reference data, the default tenant and, if requested, the demo; later starts only
 * update the reference data. Returns who can sign in, as far as this may be shown.
 */
export async function prepareContent(data: OpenDataDirectory, seed: Seed, clock: Clock): Promise<FirstSignIn> {
  await seedReferenceSettings(data.settings);
  const brought = await data.seed();
  if (brought !== undefined) return brought === 'none' ? { kind: 'known' } : { kind: 'demo' };
  const tenantId = await ensureTenant(data.settings, defaultTenant);
  const firstSignIn =
    seed === 'none' ? await addFirstAdministrator(data, tenantId, clock) : await fillDemo(data, tenantId, seed, clock);
  await data.markComplete(seed);
  return firstSignIn;
}

async function addFirstAdministrator(
  { settings }: OpenDataDirectory,
  tenantId: number,
  clock: Clock,
): Promise<FirstSignIn> {
  const password = `Wb1${randomBytes(12).toString('base64url')}`;
  const isNew = await addUser(settings, {
    tenantId,
    login: 'admin',
    firstName: 'First',
    lastName: 'Administrator',
    email: 'admin@localhost',
    passwordHash: await hashPassword(password),
    passwordExpiresOn: passwordEndsOn(clock()),
    mustChangePassword: true,
    internal: true,
    chat: true,
    role: 'ROLE_ADMIN',
    clientIds: [],
  });
  return isNew ? { kind: 'administrator', login: 'admin', password } : { kind: 'known' };
}

async function fillDemo(
  { settings, warehouse, fillWarehouse, files, paths }: OpenDataDirectory,
  tenantId: number,
  profile: 'demo' | 'tiny',
  clock: Clock,
): Promise<FirstSignIn> {
  const today = dayOf(clock());
  await seedDemoSettings({ settings, tenantId, today, hashPassword });
  await seedDemoSchedules(settings, today);
  await seedDemoFtpLocations(settings);
  await seedDemoComparisons(settings, today);
  await seedCredentials({ settings, clock, files });
  const progress = new ProgressLine('Loading the demo data');
  const started = performance.now();
  const { packages, charges } = await fillWarehouse((made) =>
    generateInvoices({
      warehouse: made,
      profile,
      seed: seedOfDemo,
      today,
      onProgress: (step) => progress.show(step),
    }),
  );
  // The small set for tests keeps its figures.
  progress.showStep('invoice files, bills and exceptions …');
  const { directory: dataDirectory, scratch: scratchDirectory } = paths;
  const context = { settings, warehouse, clock, files, dataDirectory, scratchDirectory };
  if (profile === 'demo') await seedIntake(context, tenantId);
  await seedBilling({ settings, warehouse, clock }, tenantId);
  const administrator = await demoAdministrator(settings, tenantId);
  await seedExceptions(context, administrator);
  if (profile === 'demo') await seedAgreements(context, administrator);
  const seconds = (performance.now() - started) / 1000;
  progress.end(`${count.format(packages)} packages, ${count.format(charges)} charges in ${seconds.toFixed(1)} s`);
  stdout.write('\n');
  return { kind: 'demo' };
}
