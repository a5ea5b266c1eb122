import {
  type HeadClaim,
  type HeadData,
  type HeadField,
  type HeadTexts,
  namesIn,
  type Product,
} from '@paddock/release/record';
import { ASSETS } from '../assets/asset-urls.ts';
import { escapeHtml, escapeJson } from './escape.model.ts';
import { dayIn, formatDate, formatMoney, formatTime, formatWeekday } from './head-formats.ts';

/** The page of a head. */
export interface HeadPlace {
  /** `https://paddock.example` */
  origin: string;
  locale: string;
  /** The first has no prefix in a URL. */
  locales: readonly string[];
  /** Without locale prefix. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  now: number;
  product: Product;
}

/** The head of a page as HTML: `tags` for the start of `<head>`, `data` for the end of the body. */
export interface FilledHead {
  tags: string;
  data: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Characters; far above any page, so that a long list of the API cannot make the HTML long. */
const MAX_DATA = 32_768;
const MAX_EACH = 60;

/** A value for a text; `null`: unknown. */
type Known = string | number | boolean | null;
type Names = (name: string) => Known;

const known = (value: unknown): Known =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean' ? value : null;

const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? (at as Record<string, unknown>)[name] : null,
      data,
    );

const dayOf = (value: string | number, zone: string): string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : dayIn(value, zone);

const format = (
  as: Extract<HeadField, { as: string }>['as'],
  value: Known,
  within: Known,
  { locale, product }: HeadPlace,
): Known => {
  if (value === null || typeof value === 'boolean') return null;
  const unit = within === null ? undefined : String(within);
  try {
    switch (as) {
      case 'date':
        return formatDate(dayOf(value, product.timeZone));
      case 'weekday':
        return formatWeekday(dayOf(value, product.timeZone), locale);
      case 'time':
        return formatTime(value, unit ?? product.timeZone);
      case 'money':
        return typeof value === 'number' ? formatMoney(value, locale, unit ?? product.currency) : null;
    }
  } catch {
    // The API sent an invalid instant, zone or currency.
    return null;
  }
};

const replacedBy = (values: Readonly<Record<string, string>>, value: Known): Known =>
  value !== null && Object.hasOwn(values, String(value)) ? known(values[String(value)]) : null;

/** The prefix of all URLs in a language: `https://paddock.example/en`. */
const siteOf = ({ origin, locales }: HeadPlace, locale: string): string =>
  locale === locales[0] ? origin : `${origin}/${locale}`;

const urlIn = (place: HeadPlace, locale: string): string => {
  const site = siteOf(place, locale);
  const path = place.path.replace(/\/+$/, '');
  return path === '' && site === place.origin ? `${site}/` : site + path;
};

const everywhere = (place: HeadPlace): Names => {
  const own: Record<string, string> = {
    ':today': dayIn(place.now, place.product.timeZone),
    ':yesterday': dayIn(place.now - DAY_MS, place.product.timeZone),
    '@url': urlIn(place, place.locale),
    '@site': siteOf(place, place.locale),
    '@image': place.origin + ASSETS.share,
  };
  return (name) => known(own[name] ?? (name.startsWith(':') ? place.params[name.slice(1)] : null));
};

const namesOf = (claim: HeadClaim, place: HeadPlace, data: unknown): Names => {
  const always = everywhere(place);
  const plain: Names = (name) => (/^[:@]/.test(name) ? always(name) : known(valueAt(data, name)));
  return (name) => {
    const field = Object.hasOwn(claim.fields ?? {}, name) ? claim.fields?.[name] : undefined;
    if (field === undefined) return plain(name);
    if (typeof field === 'string') return plain(field);
    if ('values' in field) return replacedBy(field.values, plain(field.of));
    return format(field.as, plain(field.of), field.in === undefined ? null : plain(field.in), place);
  };
};

/** The text with its names filled in; `null` if one of them is unknown. */
const fillText = (template: string, names: Names): string | null =>
  namesIn(template).some((name) => names(name) === null)
    ? null
    : template.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => String(names(name)));

const firstText = (texts: HeadTexts | undefined, locale: string, names: Names): string | null => {
  for (const template of texts?.[locale] ?? []) {
    const filled = fillText(template, names);
    if (filled !== null) return filled;
  }
  return null;
};

/** A path with the fields of one entry of a list; `null` if one is unknown. */
export const fillPath = (template: string, entry: unknown): string | null =>
  fillText(template, (name) => {
    const value = known(valueAt(entry, name));
    return value === null ? null : encodeURIComponent(value);
  });

interface Scope {
  names: Names;
  data: unknown;
  place: HeadPlace;
}

/** The entries of `@each`, each as a separate scope. */
const eachOf = (list: HeadData | undefined, scope: Scope): Scope[] | null => {
  if (typeof list !== 'string') return null;
  const entries = list === '.' ? scope.data : valueAt(scope.data, list);
  const always = everywhere(scope.place);
  return (Array.isArray(entries) ? entries : []).slice(0, MAX_EACH).map((data, index) => ({
    ...scope,
    data,
    names: (name) => {
      if (name === '@position') return index + 1;
      return /^[:@]/.test(name) ? always(name) : known(valueAt(data, name));
    },
  }));
};

/** If a template is only a name, its value keeps its type. */
const fillMember = (template: string, names: Names): Known => {
  const [name = ''] = namesIn(template);
  return template === `{{${name}}}` ? names(name) : fillText(template, names);
};

/** JSON-LD with its names filled in, without members whose names are unknown. */
const fillData = (template: HeadData, scope: Scope): unknown => {
  if (typeof template === 'string') return fillMember(template, scope.names) ?? undefined;
  if (typeof template !== 'object') return template;
  if (Array.isArray(template)) {
    return template.flatMap((each) => {
      const filled =
        typeof each === 'object' && !Array.isArray(each)
          ? (eachOf(each['@each'], scope) ?? [scope]).map((entry) => fillData(each, entry))
          : [fillData(each, scope)];
      return filled.filter((entry) => entry !== undefined);
    });
  }
  const members = Object.entries(template)
    .filter(([name]) => name !== '@each')
    .map(([name, member]) => [name, fillData(member, scope)] as const)
    .filter(([, member]) => member !== undefined && !(Array.isArray(member) && member.length === 0));
  return members.some(([name]) => name !== '@type') ? Object.fromEntries(members) : undefined;
};

const breadcrumbs = (claim: HeadClaim, place: HeadPlace, names: Names, title: string): object | null => {
  if (place.path === '/') return null;
  const site = siteOf(place, place.locale);
  const above = (claim.trail ?? []).flatMap(({ path, name }) => {
    const [filled, words] = [fillText(path, names), firstText(name, place.locale, names)];
    return filled !== null && words !== null ? [{ name: words, item: site + filled }] : [];
  });
  const items = [
    { name: place.product.name, item: `${site}/` },
    ...above,
    { name: title, item: urlIn(place, place.locale) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
};

const metaOf = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}" data-head>`;

const linkOf = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}"${more} href="${escapeHtml(href)}" data-head>`;

const LANGUAGES: Record<string, string> = { de: 'de_DE', en: 'en_GB' };

const scriptOf = (data: object): string =>
  `<script type="application/ld+json" data-head>${escapeJson(data)}</script>\n`;

/** The title of a page without other head data. */
const bareTitle = (title: string | null, product: string): string =>
  `<title data-head>${escapeHtml(title === null ? product : `${title} · ${product}`)}</title>`;

const unlisted = (title: string | null, product: string): FilledHead => ({
  tags: `${[bareTitle(title, product), metaOf('robots', 'noindex')].join('\n')}\n`,
  data: '',
});

/** The head of a URL that no build claims, or whose object does not exist. */
export const noPage = (product: string): FilledHead => unlisted(null, product);

/**
 * Fills in the head of a page.
 * @param claim `null`: an older build without heads
 * @param data the API's data; `null`: it did not answer, or the claim has no read
 */
export const fillHead = (claim: HeadClaim | null, place: HeadPlace, data: unknown): FilledHead => {
  const { locale, locales, origin } = place;
  const product = place.product.name;
  const names = claim ? namesOf(claim, place, data) : () => null;
  const title = claim && firstText(claim.title, locale, names);
  if (claim?.hidden) return unlisted(title, product);
  const description = claim && firstText(claim.description, locale, names);
  const url = urlIn(place, locale);
  const objects = claim && (claim.read === undefined || data !== null) ? (claim.data ?? []) : [];
  const filled = objects.map((each) => fillData(each, { names, data, place })).filter((each) => each !== undefined);
  const structured = filled.map((each) => ({ '@context': 'https://schema.org', ...(each as object) }));
  const crumbs = claim && title !== null ? breadcrumbs(claim, place, names, title) : null;
  const scripts = [...structured, ...(crumbs ? [crumbs] : [])].map(scriptOf).filter(({ length }) => length < MAX_DATA);
  const isArticle = structured.some((each) => (each as { '@type'?: string })['@type'] === 'NewsArticle');
  const tags = [
    bareTitle(title, product),
    ...(description === null ? [] : [metaOf('description', description), metaOf('og:description', description)]),
    linkOf('canonical', url),
    ...locales.map((each) => linkOf('alternate', urlIn(place, each), ` hreflang="${escapeHtml(each)}"`)),
    linkOf('alternate', urlIn(place, locales[0] ?? locale), ' hreflang="x-default"'),
    metaOf('og:site_name', product),
    metaOf('og:type', isArticle ? 'article' : 'website'),
    metaOf('og:title', title ?? product),
    metaOf('og:url', url),
    metaOf('og:locale', LANGUAGES[locale] ?? locale),
    metaOf('og:image', origin + ASSETS.share),
    metaOf('og:image:width', '1200'),
    metaOf('og:image:height', '630'),
    metaOf('twitter:card', 'summary_large_image'),
  ];
  return { tags: `${tags.join('\n')}\n`, data: scripts.join('') };
};
