import { type Dashboard, parcelCarriers, type RowsPart, serviceCategories, textLiteral } from '@waybill/model';

type Narrowing = 'carrier' | 'service';

/** The carrier and the service that a card of a matrix is narrowed to; empty for all. */
export type Narrowed = Readonly<Record<Narrowing, string>>;

const columns: Readonly<Record<Narrowing, string>> = { carrier: 'carrier_name', service: 'service_category' };
const names = Object.keys(columns) as readonly Narrowing[];

/** The available choices: carriers that the dashboard counts, and services with zones. */
export function narrowingChoices({ view, whereClauses }: Dashboard): Readonly<Record<Narrowing, readonly string[]>> {
  if (view !== 'matrix') return { carrier: [], service: [] };
  const excluded = whereClauses.join();
  const carriers = parcelCarriers
    .map(({ name }) => name)
    .filter((name) => !excluded.includes(`<> '${name}'`) && !excluded.includes(`not like '${name.split(' ')[0]}%'`));
  return { carrier: carriers, service: serviceCategories.slice(0, serviceCategories.indexOf('International')) };
}

/** The dashboard of the chosen carrier and service alone. */
export function narrowed(dashboard: Dashboard, settings: Narrowed): Dashboard {
  const chosen = chosenOf(settings);
  if (chosen.length === 0) return dashboard;
  const clauses = chosen.map(({ column, value }) => `${column} = ${textLiteral(value)}`);
  return { ...dashboard, whereClauses: [...dashboard.whereClauses, ...clauses] };
}

/** The rows of it, as parts of those of the whole dashboard. */
export function narrowedRows(settings: Narrowed): readonly RowsPart[] {
  return chosenOf(settings).map((part) => ({ kind: 'value', ...part }));
}

/** The dashboard of the carrier and the service that opened rows are of, as `narrowedRows` says it. */
export function narrowedBy(dashboard: Dashboard, parts: readonly RowsPart[]): Dashboard {
  if (dashboard.view !== 'matrix') return dashboard;
  const chosen = (name: Narrowing) => {
    const part = parts.find((each) => each.kind === 'value' && each.column === columns[name]);
    return part?.kind === 'value' ? part.value : '';
  };
  return narrowed(dashboard, { carrier: chosen('carrier'), service: chosen('service') });
}

function chosenOf(settings: Narrowed) {
  return names.map((name) => ({ column: columns[name], value: settings[name] })).filter(({ value }) => value !== '');
}
