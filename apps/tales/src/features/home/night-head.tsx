import type { ReactNode } from 'react'

/** The head of a page under the black bar: night goes on below it, so that the bar belongs to the page by daylight. */
export function NightHead({ children }: { children: ReactNode }) {
  return (
    <div
      data-theme="dark"
      className="overflow-x-clip bg-linear-to-b from-black to-bg pt-8 pb-8 text-text md:pt-12 md:pb-12"
    >
      {children}
    </div>
  )
}
