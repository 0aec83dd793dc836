'use client'

import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '@doran/api-client/react'
import type { FinishedPlay } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { buttonClass } from '@doran/ui'
import { comparePath } from '../compare-path'
import { ResultPart } from '../view/result-part'
import { CompareForm } from './compare-form'
import { ComparisonView } from './comparison-view'
import { useFriendPlay } from './use-friend-play'

type ComparePartProps = {
  gameId: string
  play: Pick<FinishedPlay, 'shareCode' | 'isMine'>
  compareWith: string | null
}

/** The result beside another one: the friend's whose link one came by, one's own, or one whose link is pasted. */
export function ComparePart({ gameId, play, compareWith }: ComparePartProps) {
  const { shareCode, isMine } = play
  return (
    <ResultPart title="결과 비교하기">
      {compareWith !== null && <ComparisonView a={shareCode} b={compareWith} />}
      {isMine ? (
        <OwnCompare gameId={gameId} shareCode={shareCode} compareWith={compareWith} />
      ) : (
        compareWith === null && <FriendCompare gameId={gameId} shareCode={shareCode} />
      )}
    </ResultPart>
  )
}

type OwnCompareProps = { gameId: string; shareCode: string; compareWith: string | null }

function OwnCompare({ gameId, shareCode, compareWith }: OwnCompareProps) {
  const friend = useFriendPlay(gameId)
  const isOffered = friend !== null && friend !== shareCode && compareWith === null
  return (
    <>
      {isOffered && <CompareLink href={comparePath(gameId, shareCode, friend)} />}
      <CompareForm gameId={gameId} shareCode={shareCode} />
    </>
  )
}

type FriendCompareProps = { gameId: string; shareCode: string }

function FriendCompare({ gameId, shareCode }: FriendCompareProps) {
  const mine = useQuery(callQuery(useApi(), 'GET /v1/game/{gameId}/mine', { params: { gameId } }))
  if (!mine.data) return null
  const { finished } = mine.data
  return finished ? (
    <CompareLink href={comparePath(gameId, shareCode, finished.shareCode)} />
  ) : (
    <p className="text-text-2">이 놀이를 마치면 친구 결과와 나란히 볼 수 있어요.</p>
  )
}

function CompareLink({ href }: { href: string }) {
  return (
    <p className="mb-5">
      <ZoneLink href={href} className={buttonClass({})}>
        친구 결과와 비교하기
      </ZoneLink>
    </p>
  )
}
