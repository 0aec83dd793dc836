import type { ReactNode } from 'react'
import { joinClasses } from '../internal/join-classes.js'

const tones = {
  plain: 'text-text-2',
  ember: 'text-ember',
  success: 'text-success',
  info: 'text-info',
  danger: 'text-danger',
}

export type BadgeProps = { children: ReactNode; tone?: keyof typeof tones; className?: string }

export function Badge({ children, tone = 'plain', className }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex min-h-6 items-center gap-1 rounded-small bg-surface-2 px-2 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
