'use client'

import { Button } from '@doran/ui'
import { failureText } from '../text/failure-text'
import { Bubble } from './bubble'
import { Photo } from './photo'
import type { RoomEntry } from '@doran/chat/react'

export type PendingEntry = Extract<RoomEntry, { type: 'pending' }>

type PendingBodyProps = {
  entry: PendingEntry
  onRetry: (clientItemId: string) => void
  onDiscard: (clientItemId: string) => void
}

const SENDING = '보내는 중'
const LIMITED = '너무 빨리 보내서 잠시 뒤에 보낼게요'
const OFFLINE = '연결되면 보낼게요'

/** What one has sent and the server has not: where it stands, and what to do about a failure. */
export function PendingBody({ entry, onRetry, onDiscard }: PendingBodyProps) {
  const { clientItemId, kind, body, previewUrl, state, code } = entry
  return (
    <>
      {kind === 'image' && previewUrl !== undefined ? (
        <Photo src={previewUrl} alt="보내는 사진" isMine broken="열 수 없는 사진이에요" />
      ) : (
        <Bubble isMine>{kind === 'text' ? body : kind === 'theme' ? '이야기' : '사진'}</Bubble>
      )}
      {state === 'failed' ? (
        <div className="mt-1 flex flex-col items-end">
          <p className="prose-ko text-right text-sm text-danger">
            <span className="font-semibold">보내지 못했어요.</span> {failureText(code)}
          </p>
          <div className="-mr-3 flex">
            <Button kind="quiet" className="px-3! text-sm" onClick={() => onRetry(clientItemId)}>
              다시 시도
            </Button>
            <Button kind="quiet" className="px-3! text-sm" onClick={() => onDiscard(clientItemId)}>
              지우기
            </Button>
          </div>
        </div>
      ) : (
        <p className="late-appear mt-1 text-right text-sm text-text-3">
          {state === 'sending' ? SENDING : code === 'TOO_MANY' ? LIMITED : OFFLINE}
        </p>
      )}
    </>
  )
}
