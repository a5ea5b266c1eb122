import { Card } from '@paddock/ui/card';
import { takeFocusUnlessTyping } from '@paddock/ui/take-focus';
import { type ReactNode, useRef, useState } from 'react';
import styles from './devices.module.css';

interface DeviceCardProps {
  /** A link may lead to it. */
  id?: string;
  title: string;
  lead: string;
  /**
   * `say` announces what was done to a device, and takes the focus, because the pressed button is
   * gone.
   */
  children: (say: (text: string) => void) => ReactNode;
}

/** A card about a customer's devices. */
export function DeviceCard({ id, title, lead, children }: DeviceCardProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const say = (text: string) => {
    setSaid(text);
    takeFocusUnlessTyping(place.current);
  };
  return (
    <Card id={id} title={title}>
      <p className={styles.lead}>{lead}</p>
      <p ref={place} role="status" tabIndex={-1} className={styles.said}>
        {said}
      </p>
      {children(say)}
    </Card>
  );
}
