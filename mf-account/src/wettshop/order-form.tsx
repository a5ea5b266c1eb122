import { type ApiData, isApiError } from '@paddock/api';
import { type Send, useLocale, useUnsavedWork } from '@paddock/host';
import { countryName, formatNumber } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { linkClass } from '@paddock/ui/link';
import { takeFocusUnlessTyping } from '@paddock/ui/take-focus';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { mostOf } from './order.model.ts';
import type { ShopProduct } from './shop.queries.ts';
import { useOrder } from './use-order.ts';
import styles from './wettshop.module.css';

interface OrderFormProps {
  product: ShopProduct;
  customer: ApiData<'getMe'>;
  /** The subject of the send: it makes at most one order. */
  subject: string;
  /** The state of the send; undefined before it. */
  state: Send['state'] | undefined;
}

/** Quantity, address, the remaining wettstars, and the button that spends them. */
export function OrderForm({ product, customer, subject, state }: OrderFormProps) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const id = useId();
  const [quantity, setQuantity] = useState(1);
  useUnsavedWork(quantity > 1);
  const price = product.points * quantity;
  const order = useOrder({
    productId: product.id,
    quantity,
    price,
    subject,
    line: t('wettshop.line', { quantity, title: product.title }),
  });
  const isSending = order.isPending || state?.status === 'sending';
  const inWords = (points: number) => t('loyalty.points', { count: points, points: formatNumber(points, locale) });
  const left = customer.bonuspoints - price;
  const most = mostOf(product);
  if (most === 0) return <p>{t('wettshop.soldOut')}</p>;
  return (
    <>
      <div className={styles.quantity}>
        <label htmlFor={id}>{t('wettshop.quantity')}</label>
        <select
          id={id}
          value={quantity}
          disabled={isSending}
          onChange={(event) => setQuantity(Number(event.target.value))}
        >
          {Array.from({ length: most }, (_, at) => (
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </select>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('wettshop.price')}</dt>
          <dd>{inWords(price)}</dd>
        </div>
        <div>
          <dt>{t('wettshop.left')}</dt>
          <dd>{left < 0 ? t('wettshop.tooFew', { count: -left, points: inWords(-left) }) : inWords(left)}</dd>
        </div>
        <div>
          <dt>{t('wettshop.address')}</dt>
          <dd>
            <Address customer={customer} />
            <Link to={paths.address} className={linkClass}>
              {t('wettshop.changeAddress')}
            </Link>
          </dd>
        </div>
      </dl>
      {!isSending && <NoOrder error={order.error} state={state} />}
      {left < 0 ? (
        <p>
          <Link to={paths.loyalty} className={linkClass}>
            {t('wettshop.howToGet')}
          </Link>
        </p>
      ) : (
        <>
          <p className={styles.soft}>{t('wettshop.binding')}</p>
          <p>
            <Button variant="primary" pending={isSending} onClick={() => order.mutate()}>
              {t('wettshop.press', { points: inWords(price) })}
            </Button>
          </p>
        </>
      )}
    </>
  );
}

function Address({ customer: { firstname, lastname, address } }: Pick<OrderFormProps, 'customer'>) {
  const locale = useLocale();
  const { street, houseNumber, zip, city, country } = address;
  return (
    <address className={styles.address}>
      {[`${firstname} ${lastname}`, `${street} ${houseNumber}`, `${zip} ${city}`, countryName(country, locale)].map(
        (line) => (
          <span key={line}>{line}</span>
        ),
      )}
    </address>
  );
}

/** Why there is no order: a refusal, an unsent press, or one that did not arrive. */
function NoOrder({ error, state }: Pick<OrderFormProps, 'state'> & { error: Error | null }) {
  const { t } = useTranslation('mf-account');
  const { t: tPages } = useTranslation('pages');
  if (isApiError(error)) return <RefusalText refusal={error} />;
  if (error) return <p role="alert">{tPages('refusal.failed')}</p>;
  // An outcome that was found out replaces the focused words.
  if (state?.status === 'refused') {
    return (
      <div ref={takeFocusUnlessTyping} tabIndex={-1}>
        <RefusalText refusal={state.refusal} />
      </div>
    );
  }
  return (
    state?.status === 'void' && (
      <p ref={takeFocusUnlessTyping} tabIndex={-1} role="alert">
        {t('wettshop.void')}
      </p>
    )
  );
}
