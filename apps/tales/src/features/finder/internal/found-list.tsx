'use client'

import type { QueryOf } from '@doran/contract'
import type { FoundStories } from '../find-stories'
import { MoreButton } from './more-button'
import { StoryList } from './story-list'
import { useFoundStories } from './use-found-stories'

type FoundListProps = { first: FoundStories; query: QueryOf<'GET /v1/tales/template'> }

export function FoundList({ first, query }: FoundListProps) {
  const { items, ...more } = useFoundStories(first, query)
  return (
    <>
      <p role="status" className="text-sm text-text-3">
        이야기 {items.length}편{more.hasMore ? ' 이상' : ''}
      </p>
      <StoryList items={items} />
      <MoreButton {...more} />
    </>
  )
}
