import type { ReactNode } from 'react'
import type { ThemeCard } from '@doran/contract'
import type { Shelf } from '@doran/site/core'
import { ThemeSpot } from '../../lib/theme-spot'
import { ShelfStory } from './internal/shelf-story'

const COLUMN = 3

type ShelfRowProps = {
  id: Shelf
  title: string
  themes: readonly ThemeCard[]
  /** Tells the order, where it means something. */
  isRanked?: boolean
  aside?: ReactNode
}

/**
 * A row of stories under a title: on phones up to three below each other and more in columns that scroll sideways,
 * on wider screens as many beside each other as fit. The last of an odd number of rows takes the whole width.
 */
export function ShelfRow({ id, title, themes, isRanked = false, aside }: ShelfRowProps) {
  if (themes.length === 0) return null
  const List = isRanked ? 'ol' : 'ul'
  const columns =
    themes.length > COLUMN
      ? 'grid-flow-col grid-rows-[repeat(2,auto)] auto-cols-[min(86%,24rem)] md:grid-flow-row md:grid-rows-none'
      : 'max-md:grid-cols-[100%]'
  return (
    <section aria-labelledby={id} className="mt-10 min-w-0 md:last:odd:col-span-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-h3 font-extrabold">
          {title}
        </h2>
        {aside}
      </div>
      <List
        className={`scroll-row -mx-1 mt-2 grid gap-3 px-1 py-1 md:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] ${columns}`}
      >
        {themes.map((theme, index) => (
          <ThemeSpot key={theme.id} themeId={theme.id} shelf={id} position={index + 1}>
            <ShelfStory theme={theme} {...(isRanked && { rank: index + 1 })} />
          </ThemeSpot>
        ))}
      </List>
    </section>
  )
}
