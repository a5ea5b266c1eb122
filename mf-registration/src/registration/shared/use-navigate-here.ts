import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Navigates after an answer, while the component is still shown. Customers who have gone on to
 * another page stay there.
 */
export function useNavigateHere() {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (to: string, options?: { replace: boolean }): Promise<void> => {
    if (isHere.current) await navigate(to, options);
  };
}
