import type { ReactNode } from 'react'
import { Mascot, type MascotName, type MascotPose } from '../brand/mascot.js'

export type EmptyStateProps = {
  title: string
  children?: ReactNode
  actions?: ReactNode
  mascot?: MascotName
  pose?: MascotPose
  /** The heading level that fits the page's outline. */
  level?: 1 | 2 | 3
}

export function EmptyState({
  title,
  children,
  actions,
  mascot = 'do',
  pose = 'wait',
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto flex max-w-form flex-col items-center px-4 py-12 text-center">
      <Mascot name={mascot} pose={pose} />
      <Heading className="mt-5 text-h3 font-extrabold">{title}</Heading>
      {children && <div className="mt-2 text-text-2 *:text-balance">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
