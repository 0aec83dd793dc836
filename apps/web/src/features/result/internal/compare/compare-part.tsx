'use client'

import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '@doran/api-client/react'
import type { FinishedPlay, ReplyOf } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { Button, Skeleton, buttonClass } from '@doran/ui'
import { comparePath } from '../compare-path'
import { ResultPart } from '../view/result-part'
import { CompareForm } from './compare-form'
import { ComparisonView } from '../../../../lib/comparison-view'
import { useFriendPlay } from './use-friend-play'

export type ComparePartProps = {
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
      {isOffered && (
        <p className="mb-5">
          <CompareLink href={comparePath(gameId, shareCode, friend)} />
        </p>
      )}
      <CompareForm gameId={gameId} shareCode={shareCode} />
    </>
  )
}

type FriendCompareProps = { gameId: string; shareCode: string }

function FriendCompare(props: FriendCompareProps) {
  const { gameId } = props
  const mine = useQuery(callQuery(useApi(), 'GET /v1/game/{gameId}/mine', { params: { gameId } }))
  return (
    // The room of the button, whichever comes.
    <div aria-busy={mine.isPending} className="mb-5 flex min-h-11 items-center">
      {mine.data ? (
        <FriendLink {...props} finished={mine.data.finished} />
      ) : mine.isPending ? (
        <Skeleton className="h-11 w-52" />
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-text-2">
          내 결과를 불러오지 못했어요.
          <Button kind="secondary" isBusy={mine.isFetching} onClick={() => void mine.refetch()}>
            다시 시도
          </Button>
        </div>
      )}
    </div>
  )
}

type FriendLinkProps = FriendCompareProps & Pick<ReplyOf<'GET /v1/game/{gameId}/mine'>, 'finished'>

function FriendLink({ gameId, shareCode, finished }: FriendLinkProps) {
  if (!finished)
    return <p className="text-text-2">이 놀이를 마치면 친구 결과와 나란히 볼 수 있어요.</p>
  return <CompareLink href={comparePath(gameId, shareCode, finished.shareCode)} />
}

function CompareLink({ href }: { href: string }) {
  return (
    <ZoneLink href={href} className={buttonClass({})}>
      친구 결과와 비교하기
    </ZoneLink>
  )
}
