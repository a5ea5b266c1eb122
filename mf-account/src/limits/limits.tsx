import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './limits.module.css';
import { LugasRegistration } from './lugas/lugas-registration.tsx';
import type { Limit } from './shared/limit.model.ts';
import { LimitFacts } from './shared/limit-facts.tsx';
import { LimitForm } from './shared/limit-form.tsx';

/** The limits that can be changed here, and those of stakes, which have their own page. */
export function Limits({ limits }: { limits: readonly Limit[] }) {
  const { t } = useTranslation('mf-account');
  const isUnregistered = limits.some(
    ({ type, range, limitAmount }) => type === 'lugas' && range === 'month' && limitAmount === null,
  );
  const here = limits.filter(({ type }) => type !== 'bet' && !(type === 'lugas' && isUnregistered));
  return (
    <>
      {isUnregistered && <LugasRegistration />}
      {/* The first LUGAS limit adds fields. */}
      <LimitForm key={here.length} limits={here} label={t('limits.title')} />
      <BetLimits limits={limits.filter(({ type }) => type === 'bet')} />
    </>
  );
}

function BetLimits({ limits }: { limits: readonly Limit[] }) {
  const { t } = useTranslation('mf-account');
  return (
    <Card
      title={t('limits.type.bet')}
      aside={
        <Link to={paths.betLimit} className={linkClass}>
          {t('limits.changeBet')}
        </Link>
      }
    >
      <ul className={styles.ranges}>
        {limits.map((limit) => (
          <li key={limit.range}>
            <LimitFacts limit={limit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
