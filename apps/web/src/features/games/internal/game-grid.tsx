import type { ReactNode } from 'react'

/** How many stand beside each other on wide screens: two and four fill a row of their own. */
const COLUMNS: Partial<Record<number, string>> = { 2: 'md:grid-cols-2', 4: 'md:grid-cols-4' }

type GameGridProps = { count: number; children: ReactNode }

/** Tiles side by side: two on a phone, three or what fills a row where there is room. */
export function GameGrid({ count, children }: GameGridProps) {
  const columns = COLUMNS[count] ?? 'md:grid-cols-3'
  return (
    <ul className={`mt-4 grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-5 ${columns}`}>{children}</ul>
  )
}
