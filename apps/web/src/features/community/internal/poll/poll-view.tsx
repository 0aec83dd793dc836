'use client'

import { useId, useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Poll } from '@doran/contract'
import { useAct, useIsLoggedIn, useLoginSheet } from '@doran/site/session'
import { formatMoment } from '@doran/site/core'
import { announce } from '@doran/ui'
import { PollBars } from './poll-bars'
import { PollChoices } from './poll-choices'

export type PollViewProps = {
  postId: string
  poll: Poll
  now: string
  /** Nobody can vote, as where the post is hidden. */
  isReadOnly?: boolean
}

/** A poll: choices until one has voted, then what all chose. A vote can be changed until it closes. */
export function PollView({ postId, poll: given, now, isReadOnly = false }: PollViewProps) {
  const api = useApi()
  const isMember = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const { isBusy, run } = useAct()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [voted, setVoted] = useState<{ before: Poll; after: Poll } | null>(null)
  // The page may come anew, as after signing in.
  const poll = voted?.before === given ? voted.after : given
  const [isChanging, setIsChanging] = useState(false)
  const isShown = poll.options.every(({ votes }) => votes !== null)
  const isChoosing = !poll.isClosed && (isChanging || !isShown)

  const vote = (options: readonly number[]) => {
    if (!isMember) {
      const pendingAction = { type: 'vote', postId, options: options.join(',') } as const
      ask({ reason: 'vote', pendingAction })
      return
    }
    void run(async () => {
      const after = await api.call('PUT /v1/community/post/{postId}/vote', {
        params: { postId },
        body: { options: [...options] },
      })
      setVoted({ before: given, after })
      setIsChanging(false)
      announce('투표했어요.')
      // The button that was pressed is gone.
      heading.current?.focus()
    })
  }
  return (
    <section aria-labelledby={titleId} className="corner-card mt-8 bg-surface-1 p-5">
      <h2
        ref={heading}
        id={titleId}
        tabIndex={-1}
        className="prose-ko text-story font-extrabold outline-none"
      >
        {poll.question}
      </h2>
      <p className="mt-1 text-sm text-text-3">{stateOf(poll, new Date(now))}</p>
      {isReadOnly && !isShown ? (
        <ul className="mt-3 list-disc pl-5 text-text-2">
          {poll.options.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ) : isChoosing && !isReadOnly ? (
        <PollChoices
          key={poll.mine.join()}
          poll={poll}
          isBusy={isBusy}
          onVote={vote}
          onCancel={isShown ? () => setIsChanging(false) : null}
        />
      ) : (
        <PollBars
          poll={poll}
          onChange={poll.isClosed || isReadOnly ? null : () => setIsChanging(true)}
        />
      )}
    </section>
  )
}

function stateOf({ voters, isClosed, isMultiple, closesAt }: Poll, now: Date): string {
  const people = `${voters.toLocaleString('ko-KR')}명 참여`
  if (isClosed) return `${people} · 투표가 끝났어요`
  const until = `${formatMoment(new Date(closesAt), now)}까지`
  return [people, until, ...(isMultiple ? ['여러 개 선택 가능'] : [])].join(' · ')
}
