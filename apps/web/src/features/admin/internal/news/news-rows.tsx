'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { NewsItem, NewsKind } from '@doran/contract'
import { MoreButton } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import { ConfirmDialog } from '@doran/ui/overlay'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Panel, ReadState } from '../parts/read-state'
import { NEWS_KINDS } from './news-kinds'
import { NewsRow } from './news-row'
import { useRowFocus } from './use-row-focus'

type NewsRowsProps = { kind: NewsKind; onChanged: () => void }

/** What is published of a kind, to edit and to delete. */
export function NewsRows({ kind, onChanged }: NewsRowsProps) {
  const api = useApi()
  const toaster = useToaster()
  const { run, isBusy } = useAct()
  const [now] = useState(() => new Date())
  const [asked, setAsked] = useState<NewsItem | null>(null)
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/news', kind],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/news', {
        query: { kind, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  })
  const items = reading.data?.pages.flatMap((page) => page.items)
  const { box, goTo, leave } = useRowFocus(items)
  const remove = async ({ id }: NewsItem) => {
    await api.call('DELETE /v1/admin/news/{newsId}', { params: { newsId: id } })
    setAsked(null)
    toaster.show({ kind: 'success', message: '소식을 지웠어요.' })
    leave(id)
    onChanged()
  }
  return (
    <Panel title={NEWS_KINDS[kind]}>
      {items ? (
        <div
          ref={box}
          role="group"
          aria-label={`올린 ${NEWS_KINDS[kind]}`}
          tabIndex={-1}
          className="outline-none"
        >
          {items.length === 0 && <p className="text-text-2">아직 올린 것이 없어요.</p>}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {items.map((item) => (
              <NewsRow
                key={item.id}
                item={item}
                now={now}
                onRemove={() => setAsked(item)}
                onClosed={() => goTo(item.id)}
                onSaved={onChanged}
              />
            ))}
          </ul>
          <MoreButton reading={reading} />
        </div>
      ) : (
        <ReadState reading={reading} what={`${NEWS_KINDS[kind]} 목록을`} />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="이 소식을 지울까요?"
        confirmLabel="삭제"
        cancelLabel="취소"
        isBusy={isBusy}
        isDestructive
        onConfirm={() => asked && void run(() => remove(asked))}
      >
        <p className="prose-ko">남긴 반응도 함께 사라지고, 되돌릴 수 없어요.</p>
      </ConfirmDialog>
    </Panel>
  )
}
