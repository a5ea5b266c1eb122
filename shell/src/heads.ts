import type { Head, Heads } from '@paddock/host/remote-config';
import { links } from '../contract.ts';
import { pages } from './pages.ts';

const NEWS = { read: '/api/v1/news', path: '/news/{{id}}' } as const;

const newsItem = (list: keyof typeof pages & ('news' | 'bonusActions'), name: string) =>
  ({
    read: '/api/v1/news/:id',
    title: { field: 'title' },
    description: [
      { field: 'teaser' },
      { de: 'Eine Meldung von Paddock rund um Rennen und Wetten.', en: 'News from Paddock on racing and betting.' },
    ],
    trail: [{ path: pages[list].path, name }],
    data: [
      {
        '@type': 'NewsArticle',
        headline: '{{title}}',
        description: '{{teaser}}',
        datePublished: '{{published_at}}',
        image: ['{{@image}}'],
        mainEntityOfPage: '{{@url}}',
        author: { '@type': 'Organization', name: 'Paddock', url: '{{@site}}/' },
        publisher: { '@type': 'Organization', name: 'Paddock', logo: '{{@image}}' },
      },
    ],
  }) satisfies Head;

const contentPage = {
  read: '/api/v1/pages/:name',
  title: { field: 'title' },
  description: {
    de: 'Informationen von Paddock für Kunden und Besucher.',
    en: 'Information for customers and visitors.',
  },
} as const;

/** The data of each page for search engines and link previews. */
export const heads = {
  news: {
    title: 'news.news.title',
    description: {
      de: 'Neuigkeiten von Paddock: Renntage, Jackpots und Aktionen.',
      en: 'News from Paddock: race days, jackpots and offers.',
    },
  },
  newsItem: { ...newsItem('news', 'news.news.title'), listed: NEWS },
  bonusActions: {
    title: 'news.bonus.title',
    description: {
      de: 'Aktionen für Kunden von Paddock, mit Laufzeit und Bedingungen.',
      en: 'Offers for customers of Paddock, with their terms and how long they last.',
    },
  },
  bonusAction: newsItem('bonusActions', 'news.bonus.title'),
  sellPoints: {
    title: 'sellPoints.title',
    description: {
      de: 'Annahmestellen von Paddock in Ihrer Nähe, mit Adresse und Öffnungszeiten.',
      en: 'Paddock betting shops near you, with address and opening hours.',
    },
  },
  sellPoint: {
    read: '/api/v1/betting-collection-points/:id',
    title: { field: 'name' },
    description: [
      {
        de: '{{name}}, {{address}}, {{zip}} {{city}}. Geöffnet: {{opening_hours}}',
        en: '{{name}}, {{address}}, {{zip}} {{city}}. Open: {{opening_hours}}',
      },
      {
        de: 'Eine Annahmestelle von Paddock mit Adresse und Öffnungszeiten.',
        en: 'A Paddock betting shop with its address and opening hours.',
      },
    ],
    trail: [{ path: pages.sellPoints.path, name: 'sellPoints.title' }],
    data: [
      {
        '@type': 'Store',
        name: '{{name}}',
        url: '{{@url}}',
        image: '{{@image}}',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '{{address}}',
          postalCode: '{{zip}}',
          addressLocality: '{{city}}',
          addressCountry: 'DE',
        },
      },
    ],
    listed: { read: '/api/v1/betting-collection-points', path: '/betshop/{{id}}' },
  },
  contact: {
    title: 'contact.title',
    description: {
      de: 'So erreichen Sie den Kundendienst von Paddock: Telefon, E-Mail und Formular.',
      en: 'How to reach the customer service of Paddock: phone, email and form.',
    },
  },
  terms: {
    read: '/api/v1/terms',
    title: { field: 'title' },
    description: { de: 'Die Geschäftsbedingungen von Paddock.', en: 'The terms and conditions of Paddock.' },
  },
  /** Its text is part of the terms. */
  termsPart: { hidden: true },
  help: {
    read: '/api/v1/glossaries',
    title: 'help.title',
    description: {
      de: 'Was die Begriffe rund um Rennen, Wetten und Konto bedeuten.',
      en: 'What the terms around racing, betting and the account mean.',
    },
    data: [
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@each': '.',
            '@type': 'Question',
            name: '{{term}}',
            acceptedAnswer: { '@type': 'Answer', text: '{{text}}' },
          },
        ],
      },
    ],
  },
  helpEntry: {
    read: '/api/v1/glossaries/:id',
    title: { field: 'term' },
    description: [
      { field: 'text' },
      { de: 'Ein Begriff rund um Rennen und Wetten, erklärt.', en: 'A term of racing and betting, explained.' },
    ],
    trail: [{ path: links.help, name: 'help.title' }],
    listed: { read: '/api/v1/glossaries', path: '/page/helpcenter/{{id}}' },
  },
  shop: { title: 'shop.title', description: 'shop.intro' },
  shopProduct: {
    read: '/api/v1/shop/products/:id',
    title: { field: 'title' },
    description: 'shop.intro',
    trail: [{ path: pages.shop.path, name: 'shop.title' }],
  },
  responsibleGambling: { title: 'responsibleGambling.entry', description: 'responsibleGambling.lead' },
  limbus: { hidden: true },
  page: contentPage,
  anyPage: contentPage,
} as const satisfies Heads<typeof pages>;
