import './provided-context.ts';

export { TestClock, today } from './clock.ts';
export { chosenDatabase, type TestDatabase } from './postgres/chosen-database.ts';
export { type FreshDatabase, freshDatabase } from './postgres/fresh-database.ts';
