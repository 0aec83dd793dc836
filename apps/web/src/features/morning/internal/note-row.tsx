'use client'

import type { MorningNote } from '@doran/contract'
import { formatAgo } from '@doran/site/core'
import { MoodMark } from './mood-mark'
import { MOOD_LABELS } from './mood-words'
import { OthersNoteActs } from './others-note-acts'
import { OwnNoteActs } from './own-note-acts'
import { Reactions, type ChangeNote } from './reactions'

type NoteRowProps = {
  note: MorningNote
  now: Date
  onChange: ChangeNote
  /** It was deleted. */
  onGone: () => void
}

export function NoteRow({ note, now, onChange, onGone }: NoteRowProps) {
  const { id, text, mood, author, isMine, createdAt } = note
  const name = author?.nickName ?? '이름 없는 아침'
  return (
    <li data-entry={id} tabIndex={-1} className="outline-none">
      <article
        aria-label={`${name}의 한 줄`}
        className={`flex h-full flex-col bg-surface-1 p-5 ${isMine ? 'corner-mine' : 'corner-card'}`}
      >
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-2">
          <MoodMark mood={mood} />
          <span className="sr-only">{MOOD_LABELS[mood]}, </span>
          <span className="font-semibold">{isMine ? `${name} (나)` : name}</span>
          <time dateTime={createdAt} className="text-text-3">
            {formatAgo(new Date(createdAt), now)}
          </time>
        </p>
        <p className="prose-ko mt-2 grow break-words">{text}</p>
        <div className="-mx-2 mt-2 flex flex-wrap items-center">
          <Reactions note={note} onChange={onChange} />
          <div className="ml-auto">
            {isMine ? <OwnNoteActs noteId={id} onGone={onGone} /> : <OthersNoteActs note={note} />}
          </div>
        </div>
      </article>
    </li>
  )
}
