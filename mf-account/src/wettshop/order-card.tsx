import { QueryPart } from '@paddock/pages';
import { pageHeading } from '@paddock/pages/page-heading';
import { newSubject, useSendsAbout } from '@paddock/pages/sends';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { keepFocus, takeFocusUnlessTyping } from '@paddock/ui/take-focus';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { customerQuery } from '../shared/customer.queries.ts';
import { OrderForm } from './order-form.tsx';
import type { ShopProduct } from './shop.queries.ts';
import { readOrderAgain } from './use-order.ts';
import styles from './wettshop.module.css';

/** The order of a product: the form, and the outcome of the press. */
export function OrderCard({ product }: { product: ShopProduct }) {
  const { t } = useTranslation('mf-account');
  const about = `shop:${product.id}`;
  const [subject] = useState(() => newSubject(about));
  const { mine, isFindingOut } = useSendsAbout(about, subject, readOrderAgain);
  const isTaken = mine?.state.status === 'taken';
  const query = useQuery(customerQuery);
  const card = useRef<HTMLDivElement>(null);
  // The product was chosen in the list below.
  useEffect(() => {
    if (document.activeElement !== document.body) takeFocusUnlessTyping(card.current);
    return () => keepFocus(pageHeading());
  }, []);
  return (
    <div ref={card} tabIndex={-1}>
      <Card title={t('wettshop.order', { title: product.title })} className={styles.order}>
        {isTaken || isFindingOut ? (
          <>
            <p ref={mine ? takeFocusUnlessTyping : null} tabIndex={-1} role="status">
              {isTaken ? t('wettshop.taken', { id: mine.state.id }) : t('wettshop.findingOut')}
            </p>
            <p>
              <Link to="?" preventScrollReset className={linkButtonClass()}>
                {t('wettshop.back')}
              </Link>
            </p>
          </>
        ) : (
          <QueryPart query={query} skeleton={{ height: '16rem' }}>
            {(customer) => <OrderForm product={product} customer={customer} subject={subject} state={mine?.state} />}
          </QueryPart>
        )}
      </Card>
    </div>
  );
}
