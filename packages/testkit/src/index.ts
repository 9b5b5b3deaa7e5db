import './provided-context.ts';

export { TestClock, today } from './clock.ts';
export { type Answer, Caller, type CallParts } from './house/caller.ts';
export { House, type HouseOptions } from './house/house.ts';
export { neighbour } from './house/neighbour.ts';
export { chosenDatabase, type TestDatabase } from './postgres/chosen-database.ts';
export { freePort } from './postgres/free-port.ts';
export { copiedDatabase, type FreshDatabase, freshDatabase } from './postgres/fresh-database.ts';
export { blankCharge, blankPackage } from './rows/index.ts';
export { loadInvoice, type SimplePackage } from './warehouse/load-invoice.ts';
export { type TestEngine, testEngines } from './warehouse/test-engine.ts';
