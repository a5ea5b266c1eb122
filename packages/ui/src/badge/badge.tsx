import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import classes from './badge.module.css';

/** accent: imminent or worth attention (next off, jackpot); the other tones match their names. */
export type BadgeTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone | undefined;
}

/** A short label. The word carries the meaning; the colour only supports it. */
export const Badge = ({ tone = 'neutral', className, ...rest }: BadgeProps) => (
  <span {...rest} className={classNames(classes.badge, classes[tone], className)} />
);
