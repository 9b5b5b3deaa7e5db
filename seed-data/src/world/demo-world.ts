import { demoStories } from './demo-stories.ts';
import type { World, WorldAccount, WorldClient } from './world.ts';

const parent = 1001;

const clients: readonly WorldClient[] = [
  {
    id: parent,
    name: 'Harbor & Pine Group',
    code: 'HPG',
    city: 'Columbus',
    state: 'OH',
    parentClientId: null,
    origins: ['432', '891'],
    share: 0.12,
    residentialShare: 0.35,
    internationalShare: 0.015,
    medianPounds: 6,
  },
  {
    id: 1002,
    name: 'Harbor & Pine Home',
    code: 'HPH',
    city: 'Charlotte',
    state: 'NC',
    parentClientId: parent,
    origins: ['282', '917'],
    share: 0.22,
    residentialShare: 0.78,
    internationalShare: 0.006,
    medianPounds: 9,
  },
  {
    id: 1003,
    name: 'Pine Outdoor',
    code: 'PNO',
    city: 'Denver',
    state: 'CO',
    parentClientId: parent,
    origins: ['802'],
    share: 0.14,
    residentialShare: 0.7,
    internationalShare: 0.04,
    medianPounds: 5,
  },
  {
    id: 1004,
    name: 'Harbor Kids',
    code: 'HBK',
    city: 'Atlanta',
    state: 'GA',
    parentClientId: parent,
    origins: ['303', '894'],
    share: 0.16,
    residentialShare: 0.88,
    internationalShare: 0.01,
    medianPounds: 2.2,
  },
  {
    id: 1005,
    name: 'Meridian Medical Supply',
    code: 'MMS',
    city: 'Memphis',
    state: 'TN',
    parentClientId: null,
    origins: ['381'],
    share: 0.14,
    residentialShare: 0.18,
    internationalShare: 0.02,
    medianPounds: 4,
  },
  {
    id: 1006,
    name: 'Bluebird Books',
    code: 'BBB',
    city: 'Nashville',
    state: 'TN',
    parentClientId: null,
    origins: ['372', '178'],
    share: 0.12,
    residentialShare: 0.92,
    internationalShare: 0.03,
    medianPounds: 1.4,
  },
  {
    id: 1007,
    name: 'Cascadia Cycle Works',
    code: 'CCW',
    city: 'Seattle',
    state: 'WA',
    parentClientId: null,
    origins: ['981'],
    share: 0.1,
    residentialShare: 0.55,
    internationalShare: 0.22,
    medianPounds: 9,
  },
];

const east = { group: 'East', division: 'Fulfillment' };
const west = { group: 'West', division: 'Fulfillment' };
const retail = { group: 'Retail stores', division: 'Retail' };
const freight = { group: 'Freight', division: 'Inbound' };

const accounts: readonly WorldAccount[] = [
  account(1, 1001, 1, '4R7A21', 'UPS Columbus', east, 0.44, 0.31, { shipsFrom: '432' }),
  account(2, 1001, 1, '4R7A22', 'UPS Las Vegas', west, 0.16, 0.31, { shipsFrom: '891' }),
  account(3, 1001, 2, '201477310', 'FedEx Columbus', east, 0.24, 0.27, { shipsFrom: '432' }),
  account(4, 1001, 3, '900012873', 'USPS Columbus', retail, 0.1, 0.12, { shipsFrom: '432' }),
  account(5, 1001, 20, '773100245', 'FedEx Freight', freight, 0.006, 0.68, { shipsFrom: '432' }),
  account(6, 1001, 1, '4R7A90', 'UPS closed store', retail, 0.048, 0.22, { active: false, shipsFrom: '432' }),
  account(7, 1002, 1, '8W03E5', 'UPS Charlotte', east, 0.4, 0.36, { shipsFrom: '282' }),
  account(8, 1002, 2, '334905127', 'FedEx Charlotte', east, 0.33, 0.34, { shipsFrom: '282' }),
  account(9, 1002, 2, '334905135', 'FedEx Ontario CA', west, 0.23, 0.34, { shipsFrom: '917' }),
  account(10, 1002, 21, '5500417', 'Old Dominion', freight, 0.009, 0.72, { shipsFrom: '282' }),
  account(11, 1003, 1, 'E92F14', 'UPS Denver', west, 0.5, 0.29),
  account(12, 1003, 3, '900045518', 'USPS Denver', west, 0.3, 0.15),
  account(13, 1003, 6, '968110342', 'DHL Express Denver', retail, 0.06, 0.35),
  account(14, 1003, 4, 'ONT55120', 'OnTrac Denver', west, 0.14, 0.1),
  account(15, 1004, 2, '610288734', 'FedEx Atlanta', east, 0.35, 0.33, { shipsFrom: '303' }),
  account(16, 1004, 5, '5331209', 'DHL eCommerce Atlanta', east, 0.25, 0.1, { shipsFrom: '303' }),
  account(17, 1004, 3, '900078125', 'USPS Reno', west, 0.3, 0.14, { shipsFrom: '894' }),
  account(18, 1004, 4, 'ONT60277', 'OnTrac Reno', west, 0.1, 0.1, { shipsFrom: '894' }),
  account(19, 1005, 1, '7X44M0', 'UPS Memphis', east, 0.42, 0.4),
  account(20, 1005, 2, '480122956', 'FedEx Memphis', east, 0.55, 0.42),
  account(21, 1005, 23, '3381770', 'Saia', freight, 0.006, 0.66),
  account(22, 1006, 3, '900101446', 'USPS books by mail', retail, 0.55, 0.16),
  account(23, 1006, 5, '5340018', 'DHL eCommerce books by mail', east, 0.25, 0.1),
  account(24, 1006, 1, '2K80R6', 'UPS Nashville', east, 0.2, 0.22, { shipsFrom: '372' }),
  account(25, 1007, 1, 'R5510V', 'UPS Seattle', west, 0.46, 0.3),
  account(26, 1007, 2, '702664318', 'FedEx Canada', retail, 0.2, 0.25, { currencyCode: 'CAD' }),
  account(27, 1007, 6, '968220517', 'DHL Express Europe', retail, 0.14, 0.3, { currencyCode: 'EUR' }),
  account(28, 1007, 1, 'R5588V', 'UPS United Kingdom', retail, 0.08, 0.3, { currencyCode: 'GBP' }),
  account(29, 1007, 4, 'ONT70031', 'OnTrac Seattle', west, 0.1, 0.1),
  account(30, 1007, 24, '8814025', 'Estes', freight, 0.008, 0.65),
];

type AccountTraits = Partial<Pick<WorldAccount, 'active' | 'currencyCode' | 'shipsFrom'>>;

function account(
  id: number,
  clientId: number,
  carrierId: number,
  number: string,
  name: string,
  place: { readonly group: string; readonly division: string },
  share: number,
  discount: number,
  { active = true, currencyCode = 'USD', shipsFrom = null }: AccountTraits = {},
): WorldAccount {
  return { id, clientId, carrierId, number, name, ...place, share, discount, active, currencyCode, shipsFrom };
}

/** A parent with three children and three other clients: what the demo and the tests show. */
export const demoWorld: World = { clients, accounts, stories: demoStories };
