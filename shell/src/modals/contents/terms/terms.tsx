import { apiQuery, isApiError } from '@paddock/api';
import { acceptTermsConditions, getTermsConditions } from '@paddock/api/customer';
import { CheckboxField, Form, SubmitButton } from '@paddock/forms';
import { accepted } from '@paddock/forms/rules';
import { api } from '@paddock/host';
import { QueryPart, withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { takeFocus } from '@paddock/ui/take-focus';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { boolean, object, pipe } from 'valibot';
import { paths } from '../../../paths.ts';
import { LogOutButton } from '../../../session/log-out-button.tsx';
import type { ModalContentProps } from '../../modal-contents.ts';
import { Actions, ModalPage } from '../shared/modal-page.tsx';
import { useModalCall } from '../shared/use-modal-call.ts';

const schema = object({ agreed: pipe(boolean(), accepted()) });

/** check_TC: the present terms must be accepted first. */
export function Terms({ accept }: ModalContentProps) {
  const { t } = useTranslation('shell');
  const query = useQuery(withInlineErrors(apiQuery(api, getTermsConditions)));
  const { mutateAsync } = useModalCall(acceptTermsConditions);
  const [isNewer, setNewer] = useState(false);
  const agree = async (version: string) => {
    try {
      await mutateAsync({ body: { termsAndConditions: true, version } });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'terms_outdated') throw error;
      await query.refetch({ throwOnError: true });
      return setNewer(true);
    }
    accept();
    void readCustomerAgain();
  };
  return (
    <ModalPage title={t('modals.terms.title')}>
      <p>{t('modals.terms.text')}</p>
      <QueryPart query={query} skeleton={{ height: '6rem' }}>
        {({ version, acceptedVersion }) => (
          // With another version the form begins anew, without the consent.
          <Fragment key={version}>
            {isNewer && (
              <p ref={takeFocus} tabIndex={-1}>
                {t('modals.terms.outdated')}
              </p>
            )}
            <p>
              {acceptedVersion === null
                ? t('modals.terms.version', { version })
                : t('modals.terms.newVersion', { version, accepted: acceptedVersion })}{' '}
              {/* In this tab: another page load would end the session. */}
              <Link to={paths.terms}>{t('modals.terms.read')}</Link>
            </p>
            <Form
              schema={schema}
              defaultValues={{ agreed: false }}
              label={t('modals.terms.title')}
              onSubmit={() => agree(version)}
            >
              <CheckboxField name="agreed" label={t('modals.terms.agree', { version })} />
              <Actions>
                <SubmitButton>{t('modals.terms.send')}</SubmitButton>
                <LogOutButton>{t('modals.logOutInstead')}</LogOutButton>
              </Actions>
            </Form>
          </Fragment>
        )}
      </QueryPart>
    </ModalPage>
  );
}
