import { useApi } from '@doran/api-client/react'
import { MoreButton, ReadFailed, sceneName } from '@doran/site/core'
import { Skeleton } from '@doran/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Excerpt } from './excerpt'

const CALL = 'GET /v1/tales/session/{sessionUuid}/find'

type FoundScenesProps = {
  words: string
  sessionUuid: string
  leafTurnId: string
  onJump: (index: number) => void
}

/** The scenes that say something, the newest first. */
export function FoundScenes({ words, sessionUuid, leafTurnId, onJump }: FoundScenesProps) {
  const api = useApi()
  const reading = useInfiniteQuery({
    queryKey: [CALL, sessionUuid, leafTurnId, words],
    queryFn: ({ pageParam, signal }) =>
      api.call(CALL, {
        params: { sessionUuid },
        query: { q: words, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  })
  const found = reading.data?.pages.flatMap(({ items }) => items)
  if (!found && reading.isError)
    return <ReadFailed title="찾지 못했어요." reading={reading} level={3} />
  return (
    <div className="mt-4">
      <p role="status" className="prose-ko text-sm text-text-2">
        {found && resultLine(found.length, reading.hasNextPage)}
      </p>
      {!found && <Skeleton shape="card" className="mt-2 h-24" />}
      <ul aria-label="찾은 장면" className="-mx-3 mt-1 flex flex-col empty:hidden">
        {found?.map(({ turnId, index, excerpt }) => (
          <li key={turnId}>
            <button
              type="button"
              onClick={() => onJump(index)}
              className="w-full rounded-input px-3 py-3 text-left hover:bg-surface-2"
            >
              <span className="text-sm text-text-3 tabular-nums">{sceneName(index)}</span>{' '}
              <span className="prose-ko line-clamp-3">
                <Excerpt text={excerpt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <MoreButton reading={reading} />
    </div>
  )
}

function resultLine(count: number, hasMore: boolean): string {
  if (count === 0) return '그런 말이 나오는 장면이 없어요.'
  return hasMore ? '그런 말이 나오는 장면이에요.' : `장면 ${count}개를 찾았어요.`
}
