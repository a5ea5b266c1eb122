import { Card } from '@paddock/ui/card';
import { createLazyView, type LazyView } from '@paddock/ui/lazy-view';
import { PageHeading } from '@paddock/ui/page-heading';
import { Suspense, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import styles from './playground.module.css';
import { sections } from './sections.ts';
import { addTexts } from './texts.ts';

const shown = Object.fromEntries(
  Object.entries(sections).map(([name, load]) => [name, createLazyView(async () => (await load()).Component)]),
);

/** Every component of the kit and every field in all its states (core §2, development only). */
function Playground() {
  const { t } = useTranslation('playground');
  const { section } = useParams();
  const wanted = Object.entries(shown).filter(([name]) => section === undefined || name === section);
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
      {wanted.map(([name, view]) => (
        <Section key={name} name={name} section={view} />
      ))}
    </div>
  );
}

function Section({ name, section }: { name: string; section: LazyView<object> }) {
  const view = section.useView();
  useEffect(section.load, [section]);
  return <Card title={name}>{view.status === 'ready' && <view.View />}</Card>;
}

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
