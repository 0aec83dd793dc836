import type { ReactNode } from 'react'
import type { ThemeCard } from '@doran/contract'
import { ShelfStory } from './internal/shelf-story'

const COLUMN = 3

type ShelfRowProps = {
  id: string
  title: string
  themes: readonly ThemeCard[]
  /** Tells the order, where it means something. */
  isRanked?: boolean
  aside?: ReactNode
}

/** Up to three stories below each other under a title; more stand in columns that scroll sideways. */
export function ShelfRow({ id, title, themes, isRanked = false, aside }: ShelfRowProps) {
  if (themes.length === 0) return null
  const List = isRanked ? 'ol' : 'ul'
  const columns =
    themes.length > COLUMN
      ? 'grid-flow-col grid-rows-[repeat(2,auto)] auto-cols-[min(86%,24rem)]'
      : 'grid-cols-[100%]'
  return (
    <section aria-labelledby={id} className="mt-10 min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-h3 font-extrabold">
          {title}
        </h2>
        {aside}
      </div>
      <List className={`scroll-row -mx-1 mt-2 grid gap-3 px-1 py-1 ${columns}`}>
        {themes.map((theme, index) => (
          <li key={theme.id}>
            <ShelfStory theme={theme} {...(isRanked && { rank: index + 1 })} />
          </li>
        ))}
      </List>
    </section>
  )
}
