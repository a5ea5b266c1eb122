import { orderShopProduct } from '@paddock/api/loyalty';
import { press } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useMutation } from '@tanstack/react-query';

interface Order {
  productId: number;
  quantity: number;
  /** The key of the send: it makes one order at most. */
  subject: string;
  /** Its name for the customer. */
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
