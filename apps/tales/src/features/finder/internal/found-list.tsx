'use client'

import type { QueryOf, ThemeCard } from '@doran/contract'
import { QuickLook } from '../../../lib/quick-look'
import { ThemeFeature } from '../../../lib/theme-feature'
import { ThemeTile } from '../../../lib/theme-tile'
import type { FoundStories } from '../find-stories'
import { MoreButton } from './more-button'
import { useFoundStories } from './use-found-stories'

/** Up to this many are shown large, one below the other. */
const FEW = 2

type FoundListProps = { first: FoundStories; query: QueryOf<'GET /v1/tales/template'> }

export function FoundList({ first, query }: FoundListProps) {
  const { items, ...more } = useFoundStories(first, query)
  return (
    <>
      <p role="status" className="mt-5 text-sm text-text-3">
        이야기 {items.length}편{more.hasMore ? ' 넘게 있어요' : ''}
      </p>
      {items.length <= FEW ? <LargeList items={items} /> : <TileList items={items} />}
      <MoreButton {...more} />
    </>
  )
}

function LargeList({ items }: { items: ThemeCard[] }) {
  return (
    <ul className="mt-3 flex flex-col gap-4">
      {items.map((theme) => (
        <li key={theme.id}>
          <ThemeFeature theme={theme} aside={<QuickLook theme={theme} />} />
        </li>
      ))}
    </ul>
  )
}

function TileList({ items }: { items: ThemeCard[] }) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
      {items.map((theme) => (
        <li key={theme.id}>
          <ThemeTile theme={theme} />
        </li>
      ))}
    </ul>
  )
}
