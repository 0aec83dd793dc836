'use client'

import { useId } from 'react'
import { useApi } from '@doran/api-client/react'
import type { MorningNote } from '@doran/contract'
import { MORNING_REACTIONS, type MorningReaction } from '@doran/contract/limits'
import { useLastWish } from '@doran/engagement'
import { useEventLog } from '@doran/site/core'
import { useIsLoggedIn, useLoginSheet, useOnApiError } from '@doran/site/session'
import { ActButton } from './act-button'

export type ChangeNote = (id: string, change: (note: MorningNote) => MorningNote) => void

const LABELS: Record<MorningReaction, string> = { nod: '끄덕', pat: '토닥', clap: '짝짝' }

type ReactionsProps = { note: MorningNote; onChange: ChangeNote }

/** Three ways to say that one has heard; one of them at a time. */
export function Reactions({ note: { id, reaction, reactions }, onChange }: ReactionsProps) {
  const api = useApi()
  const isMember = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const { log } = useEventLog()
  const onApiError = useOnApiError()
  const noticeId = useId()
  const put = useLastWish<MorningReaction | null, MorningNote>({
    read: () => reaction,
    send: (wanted) =>
      api.call('PUT /v1/morning/note/{noteId}/reaction', {
        params: { noteId: id },
        body: { reaction: wanted },
      }),
    show: (wanted) => onChange(id, (now) => withReaction(now, wanted)),
    onReply: (reply) =>
      onChange(id, (now) => ({ ...now, reaction: reply.reaction, reactions: reply.reactions })),
    onFailure: (error) => onApiError(error, { noticeId }),
  })
  const press = (pressed: MorningReaction) => {
    if (!isMember) {
      const pendingAction = { type: 'react-to-note', noteId: id, reaction: pressed } as const
      return ask({ reason: 'react-to-note', pendingAction })
    }
    const wanted = pressed === reaction ? null : pressed
    log({
      type: 'click',
      object: 'morning_note',
      object_name: id,
      object_attributes: { reaction: wanted ?? 'none' },
    })
    void put(wanted)
  }
  return (
    <div role="group" aria-label="마음 보내기" className="flex flex-wrap">
      {MORNING_REACTIONS.map((each) => (
        <ActButton key={each} aria-pressed={each === reaction} onClick={() => press(each)}>
          {LABELS[each]}
          {reactions[each] > 0 && <span className="tabular-nums">{reactions[each]}</span>}
        </ActButton>
      ))}
    </div>
  )
}

function withReaction(note: MorningNote, wanted: MorningReaction | null): MorningNote {
  const reactions = { ...note.reactions }
  if (note.reaction) reactions[note.reaction] = Math.max(0, reactions[note.reaction] - 1)
  if (wanted) reactions[wanted] += 1
  return { ...note, reaction: wanted, reactions }
}
