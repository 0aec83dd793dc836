import type { ReactNode } from 'react'
import { ThumbBar } from '@doran/ui'

/** What comes first of a result, as wide as the window. */
export function ResultBar({ children }: { children: ReactNode }) {
  return <ThumbBar className="-mx-4 px-4 sm:-mx-5 sm:px-5">{children}</ThumbBar>
}
