'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import { Button, Cover, Skeleton } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { useQuery } from '@tanstack/react-query'

const READ_LAST = 10
const NEWEST = 10

type StorySheetProps = { isOpen: boolean; onClose: () => void; onPick: (themeId: string) => void }

type Story = { id: string; title: string; genre: string; cover: { url: string } }

/** Stories that can be sent: what one has read, then what is new. */
export function StorySheet({ isOpen, onClose, onPick }: StorySheetProps) {
  const api = useApi()
  const mine = useQuery({
    ...callQuery(api, 'GET /v1/tales/session/my', { query: { limit: READ_LAST } }),
    enabled: isOpen,
  })
  const news = useQuery({
    ...callQuery(api, 'GET /v1/tales/template', { query: { limit: NEWEST } }),
    enabled: isOpen,
  })
  const read = once(mine.data?.items.map(({ theme }) => theme) ?? [])
  const unread = (news.data?.items ?? []).filter(({ id }) => !read.some((one) => one.id === id))
  const isPending = mine.isPending || news.isPending
  const hasFailed = mine.isError && news.isError
  const retry = () => {
    void mine.refetch()
    void news.refetch()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="이야기 보내기"
    >
      {isPending && <StorySkeleton />}
      {hasFailed && (
        <div role="alert" className="py-2">
          <p className="text-text-2">이야기를 불러오지 못했어요.</p>
          <Button kind="secondary" className="mt-3" onClick={retry}>
            다시 시도
          </Button>
        </div>
      )}
      {!isPending && <StoryList title="내가 읽은 이야기" stories={read} onPick={onPick} />}
      {!isPending && <StoryList title="새로 나온 이야기" stories={unread} onPick={onPick} />}
    </Sheet>
  )
}

type StoryListProps = {
  title: string
  stories: readonly Story[]
  onPick: (themeId: string) => void
}

function StoryList({ title, stories, onPick }: StoryListProps) {
  if (stories.length === 0) return null
  return (
    <section className="mb-4">
      <h3 className="text-sm font-semibold text-text-2">{title}</h3>
      <ul className="-mx-3 mt-1 flex flex-col">
        {stories.map(({ id, title: name, genre, cover }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(id)}
              className="flex w-full items-center gap-3 rounded-input px-3 py-2 text-left transition-colors duration-(--motion-state) hover:bg-surface-2"
            >
              <span className="w-10 shrink-0">
                <Cover src={cover.url} alt="" />
              </span>
              <span className="min-w-0">
                <span className="line-clamp-2 font-semibold">{name}</span>
                <span className="block text-sm text-text-3">{genre}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StorySkeleton() {
  return (
    <div aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3 py-2">
          <Skeleton shape="image" className="w-10 shrink-0" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}

/** One story may be read several times. */
function once<T extends { id: string }>(stories: readonly T[]): T[] {
  return stories.filter(({ id }, index) => stories.findIndex((one) => one.id === id) === index)
}
