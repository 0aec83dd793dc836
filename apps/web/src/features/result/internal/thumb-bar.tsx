import type { ReactNode } from 'react'

/** What comes first, on a phone: it stays above the tabs while what it stands in is read. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-thumb-bar=""
      className="sticky bottom-[calc(64px+var(--ask-room,0px))] z-30 -mx-4 mt-10 border-t border-line bg-bg px-4 py-2 sm:-mx-5 sm:px-5 md:hidden"
    >
      {children}
    </div>
  )
}
