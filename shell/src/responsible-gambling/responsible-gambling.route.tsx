import { apiQuery } from '@paddock/api';
import { getContact } from '@paddock/api/content';
import { api, href, Slot } from '@paddock/host';
import { PageTitle, useIsLoggedIn, withInlineErrors } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { ExternalLink } from '@paddock/ui/link';
import { linkButtonClass } from '@paddock/ui/link-button';
import { PageHeading } from '@paddock/ui/page-heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HELP_ORGANISATIONS, type HelpOrganisation } from './help-organisations.ts';
import styles from './responsible-gambling.module.css';

const QUESTIONS = ['more', 'losses', 'hide', 'stop'] as const;

/**
 * Limits, self-exclusion and help; for a customer also a break. The shell's own page, so that it
 * works without the account's remote and the API, except for the break.
 */
export function Component() {
  const { t } = useTranslation('shell');
  const loggedIn = useIsLoggedIn();
  return (
    <div className={styles.page}>
      <PageTitle title={t('responsibleGambling.entry')} />
      <PageHeading>{t('responsibleGambling.entry')}</PageHeading>
      <p className={styles.lead}>{t('responsibleGambling.lead')}</p>
      <div className={styles.cards}>
        <Card title={t('responsibleGambling.limits')}>
          <p>{t('responsibleGambling.limitsText')}</p>
          <p>
            <Link to={href('limits')} className={linkButtonClass({ variant: 'primary' })}>
              {t('responsibleGambling.toLimits')}
            </Link>
          </p>
        </Card>
        <SelfExclusion />
        {loggedIn && <Slot name="account.playBreak" props={{}} />}
        <Card title={t('responsibleGambling.questions')}>
          <ul className={styles.questions}>
            {QUESTIONS.map((question) => (
              <li key={question}>{t(`responsibleGambling.question.${question}`)}</li>
            ))}
          </ul>
          <p>{t('responsibleGambling.questionsEnd')}</p>
        </Card>
        <Card title={t('responsibleGambling.helpTitle')}>
          <ul className={styles.organisations}>
            {HELP_ORGANISATIONS.map((organisation) => (
              <Organisation key={organisation.text} {...organisation} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function SelfExclusion() {
  const { t } = useTranslation('shell');
  const { data: contact } = useQuery(withInlineErrors(apiQuery(api, getContact)));
  return (
    <Card title={t('responsibleGambling.exclusion')}>
      <p>{t('responsibleGambling.exclusionText')}</p>
      <p>
        <Link to={href('selfExclusion')} className={linkButtonClass()}>
          {t('responsibleGambling.toExclusion')}
        </Link>
      </p>
      <p>{t('responsibleGambling.exclusionOtherwise')}</p>
      {contact && (
        <p>
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          <br />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      )}
    </Card>
  );
}

function Organisation({ name, text, href, address }: HelpOrganisation) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <strong>{name}</strong>
      <p>{t(`responsibleGambling.help.${text}`)}</p>
      {href.startsWith('tel:') ? (
        <a href={href}>{address}</a>
      ) : (
        <ExternalLink href={href} newTabLabel={t('newTab')}>
          {address}
        </ExternalLink>
      )}
    </li>
  );
}
