import {
  account,
  changeDefaults,
  chargeConditionChoices,
  createAccountDivision,
  createAccountGroup,
  createGlCode,
  createMarkup,
  createMarkupAssignment,
  getAccountDivision,
  getAccountGroup,
  getAuditEntry,
  getCarrier,
  getGlCode,
  getMarkup,
  getMarkupAssignment,
  listAuditLog,
  listCarriers,
  shellSettings,
  trackingExceptionOwners,
  updateAccountDivision,
  updateMarkupAssignment,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { afterAll, describe, expect, it } from 'vitest';

const conditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};
const clientId = 1001;

describe('what is read again', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');

  it('is the group and the division of accounts that were written', async () => {
    const body = { clientId, name: 'Again', accountDivisionId: null, accountIds: [] };
    const { body: group } = await admin.call(createAccountGroup, { body });
    expect((await admin.call(getAccountGroup, { params: { id: group.id } })).body).toEqual(group);
    const { body: division } = await admin.call(createAccountDivision, {
      body: { clientId, name: 'Again', accountGroupIds: [] },
    });
    const params = { id: division.id };
    expect((await admin.call(getAccountDivision, { params })).body).toEqual(division);
    const change = { name: 'Once more', accountGroupIds: [group.id] };
    const { body: changed } = await admin.call(updateAccountDivision, { params, body: change });
    expect(changed).toMatchObject({ name: 'Once more', groups: [{ id: group.id, name: 'Again' }] });
    expect((await admin.call(getAccountDivision, { params })).body).toEqual(changed);
  });

  it('is the rule, the markup and its assignment that were written', async () => {
    const { body: code } = await admin.call(createGlCode, {
      body: { clientId, code: '6000', name: 'Freight', position: 10, conditions },
    });
    expect((await admin.call(getGlCode, { params: { id: code.id } })).body).toEqual(code);
    const { body: markup } = await admin.call(createMarkup, {
      body: { clientId, name: 'Again', lines: [{ conditions, percent: 2.5 }] },
    });
    expect((await admin.call(getMarkup, { params: { id: markup.id } })).body).toEqual(markup);
    const days = { clientId, markupId: markup.id, from: '2026-01-01', to: null };
    const { body: assignment } = await admin.call(createMarkupAssignment, { body: days });
    const params = { id: assignment.id };
    expect((await admin.call(getMarkupAssignment, { params })).body).toEqual(assignment);
    const body = { ...days, to: '2026-06-30' };
    const { body: ended } = await admin.call(updateMarkupAssignment, { params, body });
    expect(ended).toEqual({ ...assignment, to: '2026-06-30' });
    expect((await admin.call(getMarkupAssignment, { params })).body).toEqual(ended);
  });

  it('is the carrier and the audit entry that the list shows', async () => {
    const { body: carriers } = await admin.call(listCarriers);
    for (const carrier of carriers.rows) {
      expect((await admin.call(getCarrier, { params: { id: carrier.id } })).body).toEqual(carrier);
    }
    const { body: log } = await admin.call(listAuditLog);
    expect(log.rows.length).toBeGreaterThan(0);
    for (const entry of log.rows.slice(0, 5)) {
      expect((await admin.call(getAuditEntry, { params: { id: entry.id } })).body).toEqual(entry);
    }
  });

  it('is the landing page that the user chose, until it is taken back', async () => {
    const analyst = await house.as('analyst');
    for (const landingPage of ['/aframe/dashboard/spend', null]) {
      const { status } = await analyst.call(changeDefaults, { body: { username: 'analyst', landingPage } });
      expect(status).toBe(200);
      expect((await analyst.call(account)).body.defaultLandingPage).toBe(landingPage);
    }
  });

  it.each([
    '/spend',
    '/settings',
    '/billing',
    '/ui1/billing',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/aframe/dashboard/spend?client=1',
    '__proto__',
    'constructor',
    '',
  ])('is no landing page that is not a page, or not one for guests: ‘%s’', async (landingPage) => {
    const guest = await house.as('guest');
    const { defaultLandingPage } = (await guest.call(account)).body;
    const refused = await guest.call(changeDefaults, { body: { username: 'guest', landingPage } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'landingPage' }] } });
    expect((await guest.call(account)).body.defaultLandingPage).toBe(defaultLandingPage);
  });

  it('is not the landing page of somebody else', async () => {
    const guest = await house.as('guest');
    const refused = await guest.call(changeDefaults, { body: { username: 'admin', landingPage: '/profile' } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'username' }] } });
  });

  it('is what rules can name, who works on findings, and the frame', async () => {
    const { body: choices } = await admin.call(chargeConditionChoices, { params: { id: clientId } });
    expect(choices.carrierNames).toContain('UPS');
    const { body: owners } = await admin.call(trackingExceptionOwners);
    expect(owners.length).toBeGreaterThan(0);
    expect((await house.anyone.call(shellSettings)).body).toEqual({
      applications: {},
      contact: null,
      asksTenant: true,
      mailsToOutbox: true,
    });
  });
});
