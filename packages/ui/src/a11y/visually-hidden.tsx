import type { ComponentProps } from 'react'

export type VisuallyHiddenProps = ComponentProps<'div'>

/** In the reading order, out of sight. Takes `role` and `aria-*`, so it can be a live log. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <div {...props} className="sr-only" />
}
