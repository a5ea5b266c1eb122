import './cart.css';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PIECES, priceOf } from '../../pieces.ts';
import { useCart } from './use-cart.ts';

/** The page `/cart`. `/cart?add=<id>` puts a piece into the cart: other remotes link to it. */
export default function Cart() {
  const { ids, add, remove } = useCart();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const added = query.get('add');
  useEffect(() => {
    if (!added) return;
    add(added);
    void navigate('/cart', { replace: true });
  }, [added, add, navigate]);

  const pieces = PIECES.filter(({ id }) => ids.includes(id));
  const total = pieces.reduce((sum, { price }) => sum + price, 0);
  return (
    <section className="cart">
      <title>Cart · Kiln</title>
      <h1>Your cart</h1>
      {pieces.length === 0 ? (
        <p>
          There is nothing in it yet. <Link to="/pieces">See the pieces</Link>
        </p>
      ) : (
        <>
          <ul className="cart-pieces">
            {pieces.map(({ id, name, price, glaze }) => (
              <li key={id}>
                <span className="cart-glaze" style={{ background: glaze }} />
                <Link to={`/pieces/${id}`}>{name}</Link>
                <span className="cart-price">{priceOf(price)}</span>
                <button type="button" onClick={() => remove(id)} aria-label={`Remove ${name}`}>
                  Remove
                </button>
              </li>
            ))}
          </ul>
          <p className="cart-total">
            Total <strong>{priceOf(total)}</strong>
          </p>
        </>
      )}
    </section>
  );
}
