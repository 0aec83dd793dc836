'use client'

import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '@doran/api-client/react'
import type { Arcade, ReplyOf } from '@doran/contract'
import { MoreButton, ReadFailed, routes } from '@doran/site/core'
import { loginPath, useIsLoggedIn } from '@doran/site/session'
import { EmptyState, LinkButton, Segmented, Skeleton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { ScoreList } from './score-list'

/** How often a ranking that is looked at is asked for; what has not changed is a 304. */
const FRESH_MS = 10_000

type Scope = 'all' | 'friends'
type RankingPage = ReplyOf<'GET /v1/arcade/tomato/ranking'>

type WeekRankingProps = Pick<Arcade, 'place'> & {
  /** Of everybody, as the page was drawn with it. */
  first: RankingPage
}

/** This week's names. It goes on being read while the page is in sight. */
export function WeekRanking({ first, place }: WeekRankingProps) {
  const api = useApi()
  const isLoggedIn = useIsLoggedIn()
  const [scope, setScope] = useState<Scope>('all')
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/arcade/tomato/ranking', { scope }],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/arcade/tomato/ranking', {
        query: { scope, ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: RankingPage) => nextCursor,
    ...(scope === 'all' && { initialData: { pages: [first], pageParams: [''] } }),
    refetchInterval: FRESH_MS,
    staleTime: FRESH_MS,
    retry: false,
  })
  const rows = reading.data?.pages.flatMap(({ items }) => items)
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
        <EmptyState level={3} title="이번 주 첫 토마토를 터뜨려 주세요.">
          <p>순위의 맨 윗줄이 비어 있어요.</p>
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
