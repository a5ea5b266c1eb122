import { useSends } from '@paddock/host';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { customerQuery } from '../shared/customer.queries.ts';
import { readPointsAgain } from '../shared/points/points.queries.ts';
import { newSubject, sendsOf } from './order.model.ts';
import { OrderForm } from './order-form.tsx';
import { readShopAgain, type ShopProduct } from './shop.queries.ts';
import styles from './wettshop.module.css';

/** The order of a product: the form, and the outcome of the press. */
export function OrderCard({ product }: { product: ShopProduct }) {
  const { t } = useTranslation('mf-account');
  const [subject] = useState(() => newSubject(product.id));
  const sends = sendsOf(useSends(), product.id);
  const mine = sends.findLast((send) => send.subject === subject);
  // Also a press in another tab, or before a reload: a second press could be a second order.
  const isUnknown = sends.some(
    (send) => send.state.status === 'unknown' || (send.state.status === 'sending' && send !== mine),
  );
  const isUnresolved = isUnknown || mine?.state.status === 'sending';
  const isTaken = mine?.state.status === 'taken';
  const { data: customer } = useQuery(customerQuery);
  const card = useRef<HTMLDivElement>(null);
  const news = useRef<HTMLParagraphElement>(null);
  // The product was chosen in the list below.
  useEffect(() => {
    if (document.activeElement !== document.body) card.current?.focus();
  }, []);
  // The pressed button is gone.
  useEffect(() => {
    if (mine && (isTaken || isUnknown)) news.current?.focus();
  }, [mine, isTaken, isUnknown]);
  useEffect(() => {
    if (!isUnresolved) return;
    return () => {
      readShopAgain();
      void readPointsAgain();
    };
  }, [isUnresolved]);
  return (
    <div ref={card} tabIndex={-1}>
      <Card title={t('wettshop.order', { title: product.title })} className={styles.order}>
        {isTaken || isUnknown ? (
          <>
            <p ref={news} tabIndex={-1} role="status">
              {isTaken ? t('wettshop.taken', { id: mine.state.id }) : t('wettshop.findingOut')}
            </p>
            <p>
              <Link to="?" preventScrollReset className={linkButtonClass()}>
                {t('wettshop.back')}
              </Link>
            </p>
          </>
        ) : (
          customer && <OrderForm product={product} customer={customer} subject={subject} state={mine?.state} />
        )}
      </Card>
    </div>
  );
}
