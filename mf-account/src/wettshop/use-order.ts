import { orderShopProduct } from '@paddock/api/loyalty';
import { press } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useMutation } from '@tanstack/react-query';

interface Order {
  productId: number;
  quantity: number;
  /** Of the send: one order at most comes of it. */
  subject: string;
  /** What it is, in the customer's words. */
  line: string;
}

/**
 * Orders a product for wettstars, once per press. The outbox keeps what becomes of it (`useSends`);
 * the mutation's error is that of a press which sent nothing.
 */
export const useOrder = ({ productId, quantity, subject, line }: Order) =>
  useMutation(
    withInlineErrors({
      mutationFn: async (): Promise<void> => {
        await press({
          operation: orderShopProduct,
          body: { productId, quantity },
          idOf: ({ order }) => order.id,
          subject,
          line,
          amount: null,
        });
      },
    }),
  );
