import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import classes from './badge.module.css';

/** accent: about to happen, or worth a look (next off, jackpot); the others say what they are called. */
export type BadgeTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone | undefined;
}

/** One word about a thing. The word says it; the colour only helps. */
export const Badge = ({ tone = 'neutral', className, ...rest }: BadgeProps) => (
  <span {...rest} className={classNames(classes.badge, classes[tone], className)} />
);
