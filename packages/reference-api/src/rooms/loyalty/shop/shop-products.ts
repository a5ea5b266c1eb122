import type { Localized } from '../../../server/localized.ts';

export const shopCategories: readonly { id: number; title: Localized }[] = [
  { id: 1, title: { de: 'Rennbahn', en: 'At the races' } },
  { id: 2, title: { de: 'Bücher und Hefte', en: 'Books and booklets' } },
  { id: 3, title: { de: 'Kleidung', en: 'Clothing' } },
  { id: 4, title: { de: 'Erlebnisse', en: 'Experiences' } },
];

export interface ShopProduct {
  id: number;
  categoryId: number;
  title: Localized;
  text: Localized;
  /** Wettstars for one. */
  points: number;
  /** The initial stock. */
  stock: number;
}

/** By price. */
export const shopProducts: readonly ShopProduct[] = [
  {
    id: 21,
    categoryId: 2,
    title: { de: 'Notizheft „Renntag“', en: 'Notebook “Race day”' },
    text: {
      de: '64 Seiten mit Spalten für Pferd, Quote und Ergebnis.',
      en: '64 pages with columns for horse, odds and result.',
    },
    points: 300,
    stock: 200,
  },
  {
    id: 11,
    categoryId: 1,
    title: { de: 'Regenponcho', en: 'Rain poncho' },
    text: { de: 'Für die Tribüne ohne Dach, wiederverwendbar.', en: 'For the stand without a roof, reusable.' },
    points: 600,
    stock: 80,
  },
  {
    id: 22,
    categoryId: 2,
    title: { de: 'Handbuch der Wettarten', en: 'Handbook of bets' },
    text: {
      de: 'Von Sieg bis Viererwette: alle Wettarten mit Rechenbeispielen, 120 Seiten.',
      en: 'From win to superfecta: all bets with worked examples, 120 pages.',
    },
    points: 1_200,
    stock: 60,
  },
  {
    id: 31,
    categoryId: 3,
    title: { de: 'Schirmmütze', en: 'Cap' },
    text: { de: 'Baumwolle, dunkelgrün, verstellbar.', en: 'Cotton, dark green, adjustable.' },
    points: 1_500,
    stock: 50,
  },
  {
    id: 32,
    categoryId: 3,
    title: { de: 'Halstuch in Rennfarben', en: 'Scarf in racing silks' },
    text: { de: 'Baumwolle, 70 mal 70 Zentimeter.', en: 'Cotton, 70 by 70 centimetres.' },
    points: 1_800,
    stock: 40,
  },
  {
    id: 12,
    categoryId: 1,
    title: { de: 'Fernglas 8x21', en: 'Binoculars 8x21' },
    text: { de: 'Leicht und faltbar, mit Tasche.', en: 'Light and foldable, with a case.' },
    points: 4_500,
    stock: 12,
  },
  {
    id: 41,
    categoryId: 4,
    title: { de: 'Zwei Tribünenkarten', en: 'Two grandstand tickets' },
    text: {
      de: 'Für einen Renntag Ihrer Wahl in Deutschland. Anreise nicht enthalten.',
      en: 'For a race day of your choice in Germany. Travel not included.',
    },
    points: 6_000,
    stock: 10,
  },
  {
    id: 42,
    categoryId: 4,
    title: { de: 'Morgenarbeit am Trainingsstall', en: 'Morning work at a training yard' },
    text: {
      de: 'Ein Morgen mit einem Trainer, für zwei Personen, mit Frühstück.',
      en: 'A morning with a trainer, for two, with breakfast.',
    },
    points: 15_000,
    stock: 1,
  },
];
