import { orderShopProduct } from '@paddock/api/loyalty';
import { press } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useMutation } from '@tanstack/react-query';
import { readPointsAgain } from '../shared/points/points.queries.ts';
import { readShopAgain } from './shop.queries.ts';

interface Order {
  productId: number;
  quantity: number;
  /** The wettstars on the button. The server takes no other price. */
  price: number;
  /** The subject of the send: it makes at most one order. */
  subject: string;
  /** Describes it in the customer's words. */
  line: string;
}

/** Reads everything again that an order changes. */
export function readOrderAgain(): void {
  readShopAgain();
  void readPointsAgain();
}

/**
 * Orders a product for wettstars, once per press. The outbox keeps its outcome (`useSends`); the
 * mutation fails only if the press sent nothing.
 */
export const useOrder = ({ productId, quantity, price, subject, line }: Order) =>
  useMutation(
    withInlineErrors({
      mutationFn: async (): Promise<void> => {
        await press({
          operation: orderShopProduct,
          body: { productId, quantity, expectedPoints: price },
          idOf: ({ order }) => order.id,
          subject,
          line,
          amount: null,
        });
        readOrderAgain();
      },
    }),
  );
