import {
  createAccount,
  createAccountDivision,
  createAccountGroup,
  createCarrier,
  createClient,
  createClientCredential,
  createFtpLocation,
  createGlCode,
  createIdentityProvider,
  createMarkup,
  createRole,
  createUser,
  deleteFtpLocation,
  deleteIdentityProvider,
  deleteMarkup,
  type Endpoint,
  listAuditLog,
  listRoles,
  mostGlCodesOfClient,
  updateMarkup,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { newKeyPair } from '@waybill/testkit/identity-provider';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseProblem, takenByConstraint } from '../../../src/platform/database/database-problem.ts';

const clientId = 1003;
const anyCharge = { carrierNames: [], accountNumbers: [], serviceCategories: [], chargeFamilies: [], accessorials: [] };
const { certificate } = await newKeyPair('idp.example');
const attempts = 5;

interface Form {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly body: (name: string) => Record<string, unknown>;
  readonly field: string;
  readonly message?: string;
}

const forms: readonly Form[] = [
  {
    what: 'a client',
    endpoint: createClient,
    body: (code) => ({ name: 'Same', code, city: '', state: '', engageDate: null, parentClientId: null }),
    field: 'code',
  },
  { what: 'a carrier', endpoint: createCarrier, body: (name) => ({ name }), field: 'name' },
  {
    what: 'an account',
    endpoint: createAccount,
    body: (number) => ({
      clientId,
      carrierId: 1,
      number,
      name: 'Same',
      active: true,
      isUpsGsr: false,
      isFedexExpressGsr: false,
      isFedexIntlGsr: false,
      accountGroupId: null,
    }),
    field: 'number',
    message: 'already exists for this client and carrier',
  },
  {
    what: 'an account group',
    endpoint: createAccountGroup,
    body: (name) => ({ clientId, name, accountDivisionId: null, accountIds: [] }),
    field: 'name',
  },
  {
    what: 'an account division',
    endpoint: createAccountDivision,
    body: (name) => ({ clientId, name, accountGroupIds: [] }),
    field: 'name',
  },
  {
    what: 'a role',
    endpoint: createRole,
    body: (name) => ({ name: `ROLE_${name.toUpperCase()}`, permissions: ['TRACKING'] }),
    field: 'name',
  },
  {
    what: 'an FTP location',
    endpoint: createFtpLocation,
    body: (name) => ({
      clientId,
      name,
      protocol: 'sftp',
      host: 'files.carrier.example',
      port: 22,
      path: '/out',
      pattern: '*.csv',
      userName: 'waybill',
      password: 'the very own password of the place',
      privateKey: null,
      passphrase: null,
      intervalMinutes: null,
      moveTo: null,
      active: false,
    }),
    field: 'name',
  },
  {
    what: 'a credential',
    endpoint: createClientCredential,
    body: (userName) => ({
      clientId,
      carrierId: 1,
      purpose: 'web_site',
      address: 'https://ups.carrier.example/login',
      userName,
      secret: 'the very own secret',
      note: '',
    }),
    field: 'userName',
    message: 'already exists at this address',
  },
  {
    what: 'an identity provider',
    endpoint: createIdentityProvider,
    body: (name) => ({
      name,
      entityId: 'https://idp.example',
      signInUrl: 'https://idp.example/post',
      certificates: [certificate],
    }),
    field: 'name',
    message: 'is taken by another identity provider',
  },
  {
    what: 'a markup',
    endpoint: createMarkup,
    body: (name) => ({ clientId, name, lines: [{ conditions: anyCharge, percent: 3 }] }),
    field: 'name',
  },
];

describe('people who add the same at the same instant', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const roles = await admin.call(listRoles);
  const roleId = roles.body.rows.find(({ name }) => name === 'ROLE_GUEST')?.id ?? 0;
  const user: Form = {
    what: 'a user',
    endpoint: createUser,
    body: (login) => ({
      login,
      email: `${login}@example.com`,
      firstName: 'Same',
      lastName: 'Same',
      internal: false,
      chat: false,
      manySessions: false,
      roleIds: [roleId],
      clientIds: [clientId],
      password: 'Quince4Marmalade',
    }),
    field: 'login',
  };
  const answersTo = ({ endpoint, body }: Form, names: readonly string[]) =>
    Promise.all(names.map((name) => admin.call(endpoint, { body: body(name) })));
  const sameName = Array.from({ length: attempts }, () => 'Same4All');

  it.each([...forms, user])('get it once, and a word beside the field else: $what', async (form) => {
    const answers = await answersTo(form, sameName);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...sameName.slice(1).map(() => 400)]);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      const errors = [{ field: form.field, message: form.message ?? 'is taken' }];
      expect({ status, body }).toMatchObject({ status: 400, body: { title: 'Bad Request', errors } });
    }
  });

  it('get different carriers for different names, and one for names that differ in case only', async () => {
    const answers = await answersTo({ what: '', endpoint: createCarrier, body: (name) => ({ name }), field: 'name' }, [
      'North Freight',
      'South Freight',
      'East Freight',
      'EAST FREIGHT',
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400]);
  });

  it('get the last place of a client’s GL codes once', async () => {
    const add = (code: number) =>
      admin.call(createGlCode, {
        body: { clientId, code: String(code), name: 'Same', position: 1, conditions: anyCharge },
      });
    for (let code = 1; code < mostGlCodesOfClient; code += 1) expect((await add(code)).status).toBe(200);
    const answers = await Promise.all([add(101), add(102), add(103)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it.each<Pick<Form, 'what' | 'endpoint'> & { readonly action: string }>([
    { what: 'a markup', endpoint: deleteMarkup, action: 'markup.delete' },
    { what: 'an FTP location', endpoint: deleteFtpLocation, action: 'ftp_location.delete' },
    { what: 'an identity provider', endpoint: deleteIdentityProvider, action: 'identity_provider.delete' },
  ])('delete it once, and record it once: $what', async ({ what, endpoint, action }) => {
    const name = 'Deleted twice';
    const form = forms.find((each) => each.what === what);
    const [made] = form === undefined ? [] : await answersTo(form, [name]);
    const id = (made?.body as { id: number } | undefined)?.id ?? 0;
    const answers = await Promise.all(Array.from({ length: attempts }, () => admin.call(endpoint, { params: { id } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    const { rows } = (await admin.call(listAuditLog, { query: { action } })).body;
    expect(rows.filter(({ details }) => JSON.stringify(details).includes(name))).toHaveLength(1);
  });

  it('record what each of their changes replaced', async () => {
    const lines = [{ conditions: anyCharge, percent: 3 }];
    const { id } = (await admin.call(createMarkup, { body: { clientId, name: 'Name 0', lines } })).body;
    const names = Array.from({ length: attempts }, (_, place) => `Name ${place + 1}`);
    await Promise.all(names.map((name) => admin.call(updateMarkup, { params: { id }, body: { name, lines } })));
    const { rows } = (await admin.call(listAuditLog, { query: { action: 'markup.update', size: 100 } })).body;
    const replaced = rows
      .filter(({ details }) => (details as { subject: { id: number } }).subject.id === id)
      .map(({ details }) => (details as { changes: { name: { before: string } } }).changes.name.before);
    expect(replaced).toHaveLength(attempts);
    expect(new Set(replaced).size).toBe(attempts);
  });

  it('are told so where a rule of the database has no field', async () => {
    const insert = house.settings.insertInto('user_role').values({ user_id: 0, role_id: 0 }).execute();
    const error: unknown = await insert.catch((refusal: unknown) => refusal);
    expect(databaseProblem(error)).toMatchObject({ status: 409, title: 'Conflict' });
    expect(databaseProblem(new Error('Something else'))).toBeUndefined();
  });

  it('meet constraints that the database really has', async () => {
    const { rows } = await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index
      where indisunique and not indisprimary`.execute(house.settings);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...takenByConstraint.keys()]));
  });
});
