import type { ReactNode } from 'react'
import type { ThemeCard } from '@doran/contract'
import { QuickLook } from '../../lib/quick-look'
import { ThemeTile } from '../../lib/theme-tile'

type ShelfRowProps = {
  id: string
  title: string
  themes: readonly ThemeCard[]
  /** Tells the order, where it means something. */
  isRanked?: boolean
  aside?: ReactNode
}

/** A row of covers under a title, as wide as its place, that scrolls sideways when it is too long. */
export function ShelfRow({ id, title, themes, isRanked = false, aside }: ShelfRowProps) {
  if (themes.length === 0) return null
  const List = isRanked ? 'ol' : 'ul'
  return (
    <section aria-labelledby={id} className="mt-14 min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-h3 font-extrabold">
          {title}
        </h2>
        {aside}
      </div>
      <List className="scroll-row -mx-1 mt-2 gap-4 px-1 py-1">
        {themes.map((theme, index) => (
          <li key={theme.id} className="flex w-40 shrink-0 flex-col md:w-48">
            {isRanked && (
              <p className="mb-2 text-h3 font-extrabold text-ember tabular-nums">{index + 1}위</p>
            )}
            <ThemeTile theme={theme} />
            <div className="mt-auto pt-3">
              <QuickLook theme={theme} />
            </div>
          </li>
        ))}
      </List>
    </section>
  )
}
