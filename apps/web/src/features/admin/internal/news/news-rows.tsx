'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { NewsItem, NewsKind } from '@doran/contract'
import { formatMoment, MoreButton } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import { Button } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Panel, ReadState } from '../parts/read-state'
import { NewsEditor } from './news-editor'
import { NEWS_KINDS } from './news-kinds'

type NewsRowsProps = { kind: NewsKind; onChanged: () => void }

/** What is published of a kind, to edit and to delete. */
export function NewsRows({ kind, onChanged }: NewsRowsProps) {
  const api = useApi()
  const [now] = useState(() => new Date())
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
  return (
    <Panel title={NEWS_KINDS[kind]}>
      {items ? (
        <>
          {items.length === 0 && <p className="text-text-2">아직 올린 것이 없어요.</p>}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {items.map((item) => (
              <NewsRow key={item.id} item={item} now={now} onChanged={onChanged} />
            ))}
          </ul>
          <MoreButton reading={reading} />
        </>
      ) : (
        <ReadState reading={reading} what={`${NEWS_KINDS[kind]} 목록을`} />
      )}
    </Panel>
  )
}

type NewsRowProps = { item: NewsItem; now: Date; onChanged: () => void }

function NewsRow({ item, now, onChanged }: NewsRowProps) {
  const api = useApi()
  const toaster = useToaster()
  const { run, isBusy } = useAct()
  const [isEdited, setIsEdited] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const remove = async () => {
    await api.call('DELETE /v1/admin/news/{newsId}', { params: { newsId: item.id } })
    setIsAsked(false)
    toaster.show({ kind: 'success', message: '소식을 지웠어요.' })
    onChanged()
  }
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="prose-ko font-semibold">{item.title}</p>
          <p className="text-sm text-text-3">
            {formatMoment(new Date(item.publishedAt), now)}
            {item.isPinned && ' · 고정'}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            kind="secondary"
            aria-expanded={isEdited}
            aria-label={`고치기: ${item.title}`}
            onClick={() => setIsEdited(!isEdited)}
          >
            고치기
          </Button>
          <Button kind="quiet" aria-label={`삭제: ${item.title}`} onClick={() => setIsAsked(true)}>
            삭제
          </Button>
        </div>
      </div>
      {isEdited && (
        <NewsEditor
          item={item}
          onSaved={() => {
            setIsEdited(false)
            onChanged()
          }}
          onCancel={() => setIsEdited(false)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="이 소식을 지울까요?"
        confirmLabel="삭제"
        cancelLabel="취소"
        isBusy={isBusy}
        onConfirm={() => void run(remove)}
      >
        <p className="prose-ko">남긴 반응도 함께 사라지고, 되돌릴 수 없어요.</p>
      </ConfirmDialog>
    </li>
  )
}
