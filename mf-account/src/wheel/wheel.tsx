import { isRefusal } from '@paddock/api/lost-answer';
import { useLocale } from '@paddock/host';
import { formatDateTime, formatNumber } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { linkButtonClass } from '@paddock/ui/link-button';
import { keepFocus } from '@paddock/ui/take-focus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { RefusalText } from '../shared/refusal/refusal-text.tsx';
import { writeVouchersChoice } from '../shared/vouchers/vouchers-choice.model.ts';
import { angleOf, sectorOf } from './angle.model.ts';
import { useSpin } from './use-spin.ts';
import styles from './wheel.module.css';
import type { WheelItem } from './wheel.queries.ts';

interface WheelProps {
  items: readonly WheelItem[];
  /** When it can be turned again; null: now. */
  nextSpinAt: string | null;
  /** Whether the customer has joined the bonus programme. */
  mayTurn: boolean;
}

/** The wheel, its possible wins, and the button that turns it. */
export function Wheel({ items, nextSpinAt, mayTurn }: WheelProps) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { spin, win, isPending, isOver, error } = useSpin();
  const field = win ? items.findIndex(({ id }) => id === win.item.id) : -1;
  const again = win?.nextSpinAt ?? nextSpinAt;
  return (
    <Card className={styles.card}>
      <Drawing items={items} angle={field < 0 ? 0 : angleOf(field, items.length)} />
      <div className={styles.side}>
        <h2>{t('wheel.prizes')}</h2>
        <ul className={styles.prizes}>
          {items.map(({ id, title }) => (
            <li key={id} data-won={(isOver && id === win?.item.id) || undefined}>
              {title}
            </li>
          ))}
        </ul>
        <p ref={win ? keepFocus : null} tabIndex={-1} role="status">
          {win && !isOver && t('wheel.spinning')}
          {win && isOver && (
            <>
              <strong>{t('wheel.won', { title: win.item.title })}</strong>{' '}
              {win.voucherId === null &&
                t('wheel.points', {
                  points: t('loyalty.points', {
                    count: win.customerPoints,
                    points: formatNumber(win.customerPoints, locale),
                  }),
                })}
            </>
          )}
          {!win && error && !isRefusal(error) && nextSpinAt === null && t('wheel.unclear')}
        </p>
        {isOver && win?.voucherId && (
          <p>
            <Link
              to={paths.vouchers + writeVouchersChoice({ voucherId: win.voucherId, page: 1 })}
              className={linkButtonClass({ variant: 'primary' })}
            >
              {t('wheel.toVoucher')}
            </Link>
          </p>
        )}
        {isRefusal(error) && nextSpinAt === null && <RefusalText refusal={error} />}
        {mayTurn && !win && nextSpinAt === null && (
          <p>
            <Button variant="primary" pending={isPending} onClick={spin}>
              {t('wheel.spin')}
            </Button>
          </p>
        )}
        {!win && nextSpinAt !== null && (
          <p ref={error ? keepFocus : null} tabIndex={-1}>
            {t('wheel.turned')}{' '}
            <Link to={paths.loyalty} className={linkClass}>
              {t('loyalty.title')}
            </Link>{' '}
            <Link to={paths.vouchers} className={linkClass}>
              {t('vouchers.title')}
            </Link>
          </p>
        )}
        {again !== null && (isOver || !win) && (
          <p className={styles.again}>{t('wheel.again', { time: formatDateTime(again) })}</p>
        )}
      </div>
    </Card>
  );
}

/** The visible wheel: the list beside it names the same fields for screen readers. */
function Drawing({ items, angle }: { items: readonly WheelItem[]; angle: number }) {
  return (
    <svg className={styles.drawing} viewBox="-104 -112 208 216" aria-hidden="true" focusable="false">
      <g className={styles.disc} style={{ transform: `rotate(${angle}deg)` }}>
        {items.map(({ id, points, amount }, at) => (
          <g key={id}>
            <path
              d={sectorOf(at, items.length)}
              className={styles.sector}
              data-voucher={amount !== null || undefined}
            />
            <text
              className={styles.text}
              transform={`rotate(${((at + 0.5) * 360) / items.length}) translate(0 -66)`}
              textAnchor="middle"
            >
              {points ?? '€'}
            </text>
          </g>
        ))}
        <circle r="12" className={styles.hub} />
      </g>
      <path d="M-9 -111L9 -111L0 -92Z" className={styles.pointer} />
    </svg>
  );
}
