import type { MouseEvent } from 'react'

/**
 * Closes a panel by a press beside it. React Aria's own way adds a hidden second button to close, under a name that
 * means to ignore.
 */
export function closeByScrim(onOpenChange: (isOpen: boolean) => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target === currentTarget) onOpenChange(false)
  }
}
