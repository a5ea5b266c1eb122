/** Invented streets: towns with their zip, and common street names. */
const towns = [
  { country: 'DEU', zip: '24103', city: 'Kiel' },
  { country: 'DEU', zip: '20095', city: 'Hamburg' },
  { country: 'DEU', zip: '30159', city: 'Hannover' },
  { country: 'DEU', zip: '50667', city: 'Köln' },
  { country: 'DEU', zip: '44137', city: 'Dortmund' },
  { country: 'DEU', zip: '60311', city: 'Frankfurt am Main' },
  { country: 'DEU', zip: '76530', city: 'Baden-Baden' },
  { country: 'DEU', zip: '80331', city: 'München' },
  { country: 'DEU', zip: '10178', city: 'Berlin' },
  { country: 'DEU', zip: '01067', city: 'Dresden' },
  { country: 'AUT', zip: '1010', city: 'Wien' },
  { country: 'AUT', zip: '4020', city: 'Linz' },
  { country: 'AUT', zip: '5020', city: 'Salzburg' },
  { country: 'AUT', zip: '8010', city: 'Graz' },
] as const;

const names = [
  'Ahornweg',
  'Am Rennplatz',
  'Bahnhofstraße',
  'Fohlenweg',
  'Gartenstraße',
  'Große Koppel',
  'Hufeisengasse',
  'Kastanienallee',
  'Lindenallee',
  'Mühlenweg',
  'Reiterstraße',
  'Sattlergasse',
  'Traberweg',
  'Weidengrund',
] as const;

export interface Street {
  id: number;
  street: string;
  zip: string;
  city: string;
  /** ISO 3166 alpha-3. */
  country: string;
}

/** Ids are positions in the list: append only, so that issued ids stay valid. */
export const streets: readonly Street[] = towns.flatMap((town, at) =>
  names.map((street, nth) => ({ id: (at + 1) * 100 + nth + 1, street, ...town })),
);
