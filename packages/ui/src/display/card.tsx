import type { HTMLAttributes } from 'react'
import { joinClasses } from '../internal/join-classes.js'

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Mirrors the small corner: this was said or made by the reader. */
  isMine?: boolean
  surface?: 1 | 2
}

export function Card({
  as: Element = 'div',
  isMine = false,
  surface = 1,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={joinClasses(
        'px-5 py-4',
        isMine ? 'corner-mine' : 'corner-card',
        surface === 2 ? 'bg-surface-2' : 'bg-surface-1',
        className,
      )}
    />
  )
}
