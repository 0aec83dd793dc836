'use client'

import { useQueryClient } from '@tanstack/react-query'
import { NewsEditor } from './internal/news/news-editor'
import { NewsRows } from './internal/news/news-rows'
import { Panel } from './internal/parts/read-state'

/** What changed in the product, and what people must know: written, edited and deleted. */
export function NewsPage() {
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['GET /v1/news'] })
  return (
    <div className="max-w-[760px]">
      <Panel title="새로 쓰기">
        <NewsEditor item={null} onSaved={refresh} />
      </Panel>
      <NewsRows kind="changelog" onChanged={refresh} />
      <NewsRows kind="notice" onChanged={refresh} />
    </div>
  )
}
