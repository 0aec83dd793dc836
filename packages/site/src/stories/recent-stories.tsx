'use client'

import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { StorySessionCard } from '@doran/contract'
import { MAX_WIDTHS_PX } from '@doran/contract/specification'
import { Skeleton } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import { useIsLoggedIn } from '../session/member/use-is-logged-in.js'
import { routes } from '../core/routes.js'
import { readSoFar } from '../core/scene-copy.js'
import { ZoneLink } from '../core/zone-link.js'

const SHOWN = 5
const WIDE = `(width > ${MAX_WIDTHS_PX.desktop}px)`

/** The last stories of the visitor or the member; read once the page is rendered, where the rail is in sight. */
export function RecentStories(): ReactNode {
  const titleId = useId()
  const { data, isError, refetch } = useRecentStories()
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p id={titleId} className="px-3 text-sm font-semibold text-text-3">
        최근 이야기
      </p>
      {data && data.items.length > 0 && (
        <ul aria-labelledby={titleId} className="mt-1 flex flex-col">
          {data.items.map((story) => (
            <li key={story.id}>
              <StoryLink story={story} />
            </li>
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <p className="prose-ko mt-2 px-3 text-sm text-text-3">아직 읽은 이야기가 없어요.</p>
      )}
      {!data && isError && <Unread onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
    </div>
  )
}

function StoryLink({ story }: { story: StorySessionCard }) {
  return (
    <ZoneLink
      href={routes.play.path({ id: story.id })}
      className="flex min-h-11 flex-col justify-center rounded-input px-3 py-2 no-underline -outline-offset-2 transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <span className="truncate text-sm font-semibold text-text-2">{story.theme.title}</span>
      <span className="truncate text-xs text-text-3 tabular-nums">{standing(story)}</span>
    </ZoneLink>
  )
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-2 px-3 text-sm text-text-3">
      <p className="prose-ko">최근 이야기를 불러오지 못했어요.</p>
      <button
        type="button"
        className="min-h-11 font-semibold text-text-2 underline hover:text-text"
        onClick={onRetry}
      >
        다시 시도
      </button>
    </div>
  )
}

function Waiting() {
  return (
    <div className="mt-4 flex flex-col gap-4 px-3">
      <Skeleton />
      <Skeleton className="w-3/4" />
      <Skeleton className="w-5/6" />
    </div>
  )
}

function standing({ status, ending, turnCount }: StorySessionCard): string {
  if (status === 'ended') return ending ? `결말 ‘${ending.title}’` : '결말까지 읽었어요'
  if (status === 'locked') return '확인하고 있어서 지금은 열 수 없어요'
  return readSoFar(turnCount)
}

function useRecentStories() {
  const isLoggedIn = useIsLoggedIn()
  const isInSight = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )
  const { queryKey, ...query } = callQuery(useApi(), 'GET /v1/tales/session/my', {
    query: { limit: SHOWN },
  })
  return useQuery({
    ...query,
    // A member's stories are not shown on once their sign-in is over.
    queryKey: [...queryKey, { isLoggedIn }],
    enabled: isInSight,
    // Back from a player they stand in another order.
    staleTime: 0,
  })
}

function subscribeToWidth(listener: () => void) {
  const width = matchMedia(WIDE)
  width.addEventListener('change', listener)
  return () => width.removeEventListener('change', listener)
}
