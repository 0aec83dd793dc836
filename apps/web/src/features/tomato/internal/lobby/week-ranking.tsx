'use client'

import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApi } from '@doran/api-client/react'
import type { Arcade, ReplyOf } from '@doran/contract'
import { MoreButton, ReadFailed, routes } from '@doran/site/core'
import { loginPath, useIsLoggedIn } from '@doran/site/session'
import { EmptyState, LinkButton, Segmented, Skeleton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { mergeRanking } from './merge-ranking'
import { ScoreList } from './score-list'
import { FRESH_MS, useOwnPlace } from './use-own-place'

type Scope = 'all' | 'friends'
type RankingPage = ReplyOf<'GET /v1/arcade/tomato/ranking'>

type WeekRankingProps = Pick<Arcade, 'place'> & {
  /** Of everybody, as the page was drawn with it. */
  first: RankingPage
}

const KEY = 'GET /v1/arcade/tomato/ranking'

const isLong = (pages: readonly RankingPage[] | undefined) => (pages?.length ?? 0) > 1

/** This week's names. Their first page goes on being read while it is in sight; what has not changed is a 304. */
export function WeekRanking({ first, place: firstPlace }: WeekRankingProps) {
  const api = useApi()
  const isLoggedIn = useIsLoggedIn()
  const [scope, setScope] = useState<Scope>('all')
  const place = useOwnPlace(firstPlace)
  const reading = useInfiniteQuery({
    queryKey: [KEY, { scope }],
    queryFn: ({ pageParam, signal }) =>
      api.call(KEY, { query: { scope, ...(pageParam !== '' && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: RankingPage) => nextCursor,
    ...(scope === 'all' && { initialData: { pages: [first], pageParams: [''] } }),
    // All pages would be read again; of several the first one alone is.
    refetchInterval: ({ state }) => (isLong(state.data?.pages) ? false : FRESH_MS),
    staleTime: FRESH_MS,
    retry: false,
  })
  const pages = reading.data?.pages
  const fresh = useQuery({
    queryKey: [KEY, { scope }, 'first'],
    queryFn: ({ signal }) => api.call(KEY, { query: { scope }, signal }),
    refetchInterval: FRESH_MS,
    staleTime: FRESH_MS,
    enabled: isLong(pages),
    retry: false,
  })
  const rows = pages && mergeRanking(isLong(pages) ? fresh.data : undefined, pages)
  const isOwnShown = rows?.some(({ isMine }) => isMine) ?? true
  return (
    <div>
      {isLoggedIn && (
        <div className="mb-3">
          <Segmented<Scope>
            legend="누구의 순위를 볼까요?"
            value={scope}
            onChange={setScope}
            options={[
              { value: 'all', label: '전체' },
              { value: 'friends', label: '친구' },
            ]}
          />
          {scope === 'friends' && (
            <p className="mt-2 text-sm text-text-3">나와 대화하는 사람들이에요.</p>
          )}
        </div>
      )}
      {!rows && reading.isError && (
        <ReadFailed level={3} title="순위를 불러오지 못했어요." reading={reading} />
      )}
      {!rows && reading.isPending && <Skeleton className="h-48 corner-card" />}
      {rows?.length === 0 && (
        <EmptyState
          level={3}
          title={
            scope === 'all'
              ? '이번 주 첫 토마토를 터뜨려 주세요.'
              : '이번 주에는 아직 아무도 놀지 않았어요.'
          }
        >
          <p>
            {scope === 'all'
              ? '순위의 맨 윗줄이 비어 있어요.'
              : '한 판 하고 친구에게 먼저 자랑해 보세요.'}
          </p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && <ScoreList label="이번 주 순위" rows={rows} />}
      {scope === 'all' && place && !isOwnShown && (
        <div className="mt-2">
          <ScoreList label="내 순위" rows={[place]} />
        </div>
      )}
      <MoreButton reading={reading} />
      {!isLoggedIn && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-2 corner-mine border border-line px-5 py-3 text-text-2">
          로그인하면 순위에 이름이 올라가요
          <LinkButton
            kind="secondary"
            href={loginPath({ next: routes.tomato.path() })}
            renderLink={renderLink}
          >
            로그인
          </LinkButton>
        </p>
      )}
    </div>
  )
}
