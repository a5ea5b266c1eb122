/** The allowed content of a member: a plain value, or an object of a type. */
type Range = 'text' | 'url' | 'instant' | 'count' | `a ${string}`;

interface Shape {
  /** Without these search engines ignore an object. */
  required: readonly string[];
  members: Record<string, readonly Range[]>;
}

const THING = { name: ['text'], url: ['url'], image: ['url'], description: ['text'] } as const;

/** The types that our pages name, with the members of https://schema.org that they use. */
const SHAPES: Record<string, Shape> = {
  WebSite: { required: ['name', 'url'], members: THING },
  Organization: { required: ['name'], members: { ...THING, logo: ['url'] } },
  SportsOrganization: { required: ['name'], members: THING },
  SportsTeam: { required: ['name'], members: THING },
  SportsEvent: {
    required: ['name', 'startDate', 'eventStatus', 'location', 'url', 'image'],
    members: {
      ...THING,
      sport: ['text'],
      startDate: ['instant'],
      eventStatus: ['url'],
      eventAttendanceMode: ['url'],
      location: ['a Place'],
      organizer: ['a SportsOrganization'],
      competitor: ['a SportsTeam'],
    },
  },
  Place: { required: ['name', 'address'], members: { ...THING, address: ['text', 'a PostalAddress'] } },
  Store: { required: ['name', 'address'], members: { ...THING, address: ['a PostalAddress'], telephone: ['text'] } },
  PostalAddress: {
    required: ['addressCountry'],
    members: { streetAddress: ['text'], postalCode: ['text'], addressLocality: ['text'], addressCountry: ['text'] },
  },
  ItemList: { required: ['itemListElement'], members: { ...THING, itemListElement: ['a ListItem'] } },
  BreadcrumbList: { required: ['itemListElement'], members: { ...THING, itemListElement: ['a ListItem'] } },
  ListItem: { required: ['position', 'name'], members: { ...THING, position: ['count'], item: ['url'] } },
  NewsArticle: {
    required: ['headline', 'datePublished', 'image', 'author'],
    members: {
      ...THING,
      headline: ['text'],
      datePublished: ['instant'],
      mainEntityOfPage: ['url'],
      author: ['a Organization'],
      publisher: ['a Organization'],
    },
  },
  FAQPage: { required: ['mainEntity'], members: { ...THING, mainEntity: ['a Question'] } },
  Question: { required: ['name', 'acceptedAnswer'], members: { ...THING, acceptedAnswer: ['a Answer'] } },
  Answer: { required: ['text'], members: { ...THING, text: ['text'] } },
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const isPlain: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  instant: (value) => typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
  count: (value) => Number.isInteger(value) && Number(value) > 0,
};

/** The faults of an object by schema.org, one line each. */
export function findFaults(value: object, place = ''): string[] {
  const { '@context': _, '@type': type = '', ...members } = value as Record<string, unknown>;
  const at = `${place}${type}`;
  const shape = SHAPES[String(type)];
  if (!shape) return [`${at}: a type that no page names`];
  const faults = shape.required.filter((name) => !(name in members)).map((name) => `${at}.${name} is missing`);
  for (const [name, held] of Object.entries(members)) {
    const ranges = shape.members[name];
    if (!ranges) faults.push(`${at}.${name}: no member of this type`);
    else for (const each of [held].flat()) faults.push(...findFaultsOf(each, ranges, `${at}.${name}`));
  }
  return faults;
}

function findFaultsOf(value: unknown, ranges: readonly Range[], place: string): string[] {
  if (ranges.some((range) => isPlain[range]?.(value))) return [];
  const type = typeof value === 'object' && value !== null ? Reflect.get(value, '@type') : undefined;
  return ranges.includes(`a ${type}`)
    ? findFaults(value as object, `${place} `)
    : [`${place}: ${JSON.stringify(value)}`];
}
