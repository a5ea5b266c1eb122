import { Card } from '@paddock/ui/card';
import { PageHeading } from '@paddock/ui/page-heading';
import type { i18n } from 'i18next';
import { lazy, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import styles from './playground.module.css';
import { sections } from './sections.ts';

const texts = { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') };

const shown = Object.fromEntries(
  Object.entries(sections).map(([name, load]) => [name, lazy(async () => ({ default: (await load()).Component }))]),
);

/** Every component of the kit and every field in all its states (core §2, development only). */
function Playground() {
  const { t } = useTranslation('playground');
  const { section } = useParams();
  const names = Object.keys(shown).filter((name) => section === undefined || name === section);
  return (
    <div className={styles.sections}>
      <title>{t('title')}</title>
      <PageHeading>{t('title')}</PageHeading>
      <nav aria-label={t('index')}>
        <ul className={styles.index}>
          {Object.keys(shown).map((name) => (
            <li key={name}>
              <Link to={`/system/playground/${name}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {names.map((name) => (
        <Section key={name} name={name} />
      ))}
    </div>
  );
}

function Section({ name }: { name: string }) {
  const Content = shown[name];
  return <Card title={name}>{Content && <Suspense>{<Content />}</Suspense>}</Card>;
}

const added = new Map<string, Promise<void>>();

/** Adds the texts of the page's language, once. */
const addTexts = (i18n: i18n): Promise<void> => {
  const language = i18n.language === 'en' ? 'en' : 'de';
  const known = added.get(language);
  if (known) return known;
  const adding = texts[language]().then((module) => {
    i18n.addResourceBundle(language, 'playground', module.default);
  });
  added.set(language, adding);
  return adding;
};

function WithTexts() {
  const { i18n } = useTranslation();
  use(addTexts(i18n));
  return <Playground />;
}

export function Component() {
  return (
    <Suspense>
      <WithTexts />
    </Suspense>
  );
}
