import { QueryPart } from '@paddock/pages';
import { linkClass } from '@paddock/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { termsPartHref } from '../../links.ts';
import { paths } from '../../paths.ts';
import { ServerHtml } from '../../server-html/server-html.tsx';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import styles from './terms.module.css';
import { type TermsPart, termsQuery } from './terms.queries.ts';

interface TermsPartPageProps {
  /** Number of the chapter, from 1. */
  a: number;
  /** Number of the part in it, from 1. */
  b: number;
}

/** One part of the terms, with links to the parts around it. */
export function TermsPartPage({ a, b }: TermsPartPageProps) {
  const { t } = useTranslation('shell');
  return (
    <QueryPart whole query={useQuery(termsQuery())} skeleton={{ height: '24rem' }}>
      {({ title, parts }) => {
        const index = parts.findIndex((part) => part.a === a && part.b === b);
        const part = parts[index];
        if (!part) return null;
        return (
          <ReadingPage
            key={index}
            title={nameOf(part)}
            above={<Link to={paths.terms}>{title}</Link>}
            below={`${part.a}. ${part.chapter}`}
          >
            <ServerHtml html={part.html} />
            <nav aria-label={t('terms.parts')} className={styles.around}>
              <Neighbour part={parts[index - 1]} rel="prev" />
              <Neighbour part={parts[index + 1]} rel="next" />
            </nav>
          </ReadingPage>
        );
      }}
    </QueryPart>
  );
}

const nameOf = ({ a, b, title }: TermsPart): string => `${a}.${b} ${title}`;

function Neighbour({ part, rel }: { part: TermsPart | undefined; rel: 'prev' | 'next' }) {
  if (!part) return <span />;
  return (
    <Link className={linkClass} rel={rel} to={termsPartHref(part)}>
      {rel === 'prev' && <span aria-hidden="true">← </span>}
      {nameOf(part)}
      {rel === 'next' && <span aria-hidden="true"> →</span>}
    </Link>
  );
}
