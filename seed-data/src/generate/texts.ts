const people = [
  'Alex Romero',
  'Bea Novak',
  'Carl Jensen',
  'Dana Whitfield',
  'Elif Demir',
  'Femi Adeyemi',
  'Greta Holm',
  'Hugo Martin',
  'Iris Chang',
  'Jonas Weber',
  'Kira Patel',
  'Luis Ortega',
  'Mina Sato',
  'Noah Kelly',
  'Olga Petrova',
  'Priya Nair',
  'Quinn Harper',
  'Rosa Bianchi',
  'Samir Haddad',
  'Tess Morgan',
  'Uma Iyer',
  'Victor Lund',
  'Wen Li',
  'Ximena Vega',
  'Yara Costa',
  'Zane Cooper',
  'Ana Sousa',
  'Ben O’Neill',
  'Chloé Dubois',
  'Dmitri Orlov',
];
const companies = [
  'Alder Dental',
  'Beacon Supply',
  'Copper Kettle',
  'Delta Optics',
  'Elm Street Market',
  'Fairview Clinic',
  'Granite Works',
  'Hillside Pharmacy',
  'Ivory Studio',
  'Juniper Cafe',
  'Kestrel Labs',
  'Lakeside School',
  'Maple & Co',
  'Northgate Tools',
  'Oakwood Hotel',
  'Prairie Feed',
  'Quarry Gym',
  'Riverbend Books',
  'Summit Sports',
  'Tidewater Marine',
];
const streets = [
  'Oak St',
  'Maple Ave',
  'Main St',
  'Cedar Ln',
  '2nd St',
  'Park Blvd',
  'Lake Dr',
  'Hill Rd',
  'Washington Ave',
  'Pine Ct',
  'Sunset Blvd',
  'River Rd',
  'Church St',
  'Elm St',
  'Meadow Way',
  'Highland Ave',
  'Railroad St',
  'Spring St',
];

/** How many people, companies and street addresses packages go to. */
export const textCounts = { person: people.length, company: companies.length, address: 4_000 } as const;

function listTable(name: string, texts: readonly string[]): string {
  const rows = texts.map((each, id) => `(${id}, '${each.replaceAll("'", "''")}')`);
  return `create or replace temp table ${name} as select * from (values ${rows.join(', ')}) as list(id, text)`;
}

/** Made-up people, companies and street addresses, by number. */
export const textTables: readonly string[] = [
  listTable('person', people),
  listTable('company', companies),
  listTable('street', streets),
  `create or replace temp table address as
   select n::integer as id, (10 + (n * 7919) % 9800)::varchar || ' ' || street.text as text
   from range(${textCounts.address}) as numbers(n) join street on street.id = n % ${streets.length}`,
];
