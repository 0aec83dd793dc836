'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { EndingShelf } from '@doran/contract'
import { MoreLink } from '@doran/site/core'
import type { ListPage } from '@doran/site/session'
import { announce } from '@doran/ui'
import { myTalesHref } from '../my-tales-address'
import { EndingShelfEntry } from './ending-shelf-entry'

/** The endings a reader collected, by theme, the newest first. */
export function EndingShelves({ first }: { first: ListPage<EndingShelf> }) {
  const api = useApi()
  const [more, setMore] = useState<{ after: ListPage<EndingShelf>; page: ListPage<EndingShelf> }>()
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // The server rendered the first page anew: what was read behind it may have moved.
  const read = more?.after === first ? more.page : { items: [], nextCursor: first.nextCursor }
  const { nextCursor } = read

  async function loadMore() {
    if (nextCursor === null || isLoading) return
    setIsLoading(true)
    setProblem(null)
    try {
      const next = await api.call('GET /v1/tales/ending/my', { query: { cursor: nextCursor } })
      const page = { items: [...read.items, ...next.items], nextCursor: next.nextCursor }
      setMore({ after: first, page })
      announce(`${next.items.length}개를 더 불러왔어요.`)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : FAILED)
    }
    setIsLoading(false)
  }

  const items = [...first.items, ...read.items]
  if (items.length === 0) return null
  return (
    <section aria-labelledby="my-endings" className="mb-10">
      <h2 id="my-endings" className="text-h3 font-extrabold">
        결말 모음
      </h2>
      <ul className="mt-4 grid gap-2 lg:grid-cols-2">
        {items.map((shelf) => (
          <EndingShelfEntry key={shelf.theme.id} shelf={shelf} />
        ))}
      </ul>
      <MoreLink
        href={myTalesHref('ended')}
        param="endings"
        cursor={nextCursor}
        isLoading={isLoading}
        problem={problem}
        onMore={() => void loadMore()}
      />
    </section>
  )
}

const FAILED = '더 불러오지 못했어요. 다시 시도해 주세요.'
