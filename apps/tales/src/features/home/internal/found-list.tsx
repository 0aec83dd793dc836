'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { QueryOf, ReplyOf, ThemeCard } from '@doran/contract'
import { Button } from '@doran/ui'
import { ThemeFeature } from '../../../lib/theme-feature'
import { ThemeTile } from '../../../lib/theme-tile'
import { QuickLook } from './quick-look'

const LIST = 'GET /v1/tales/template'

/** Up to this many are shown large, one below the other. */
const FEW = 2

type FoundListProps = { first: ReplyOf<typeof LIST>; query: QueryOf<typeof LIST> }

export function FoundList({ first, query }: FoundListProps) {
  const api = useApi()
  const [{ items, nextCursor }, setFound] = useState(first)
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function loadMore(cursor: string) {
    setIsLoading(true)
    setProblem(null)
    try {
      const more = await api.call(LIST, { query: { ...query, cursor } })
      setFound({ items: [...items, ...more.items], nextCursor: more.nextCursor })
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : null)
    }
    setIsLoading(false)
  }

  return (
    <>
      <p role="status" className="mt-5 text-sm text-text-3">
        이야기 {items.length}편{nextCursor ? ' 넘게 있어요' : ''}
      </p>
      {items.length <= FEW ? <LargeList items={items} /> : <TileList items={items} />}
      <p role="alert" className="mt-4 text-sm text-danger empty:hidden">
        {problem}
      </p>
      {nextCursor && (
        <div className="mt-8 flex justify-center">
          <Button kind="secondary" isBusy={isLoading} onClick={() => void loadMore(nextCursor)}>
            더 보기
          </Button>
        </div>
      )}
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
