'use client'

import { useId, useRef, useState } from 'react'
import { CHAT_FIELD_COPY } from '@doran/contract/chat/copy'
import { CHAT_LENGTHS } from '@doran/contract/chat/limits'
import { useDraft, type Draft } from '@doran/forms'
import { IconButton, TextArea } from '@doran/ui'
import { RISK_COPY, riskOf } from '../text/risk-of'
import { isSendKey, isTouchKeyboard } from './enter-key'
import { PhotoButton } from './photo-button'
import { Starters } from './starters'

/** From here on the counter is shown. */
const COUNTED_FROM = 900

export type ComposerProps = {
  draft: Draft<string>
  /** Nobody has written anything: sentences one could begin with are offered. */
  isEmpty: boolean
  /** Photos are sent only in accepted conversations. */
  canSendPhoto: boolean
  onSend: (text: string) => void
  onPhoto: (file: File) => void
  onStories: () => void
  onTyping: () => void
  onStop: () => void
}

export function Composer(props: ComposerProps) {
  const { isEmpty, canSendPhoto, onSend, onPhoto, onStories, onTyping, onStop } = props
  const noteId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(props.draft)
  const [photoNote, setPhotoNote] = useState<string | null>(null)
  const text = draft.value ?? ''
  // The API counts code points too.
  const length = Array.from(text.trim()).length
  const isTooLong = length > CHAT_LENGTHS.chatItem

  function write(typed: string) {
    setPhotoNote(null)
    draft.set(typed === '' ? null : typed)
    if (typed === '') onStop()
    else onTyping()
  }

  function send() {
    box.current?.focus()
    const written = (draft.latest() ?? '').trim()
    if (written === '' || isTooLong) return
    draft.set(null)
    onStop()
    onSend(written)
  }

  const risk = riskOf(text)
  const note = isTooLong ? CHAT_FIELD_COPY.itemTooLong : (photoNote ?? (risk && RISK_COPY[risk]))
  return (
    <form
      aria-label="메시지 보내기"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isEmpty && text === '' && (
        <Starters
          onPick={(starter) => {
            write(starter)
            box.current?.focus()
          }}
        />
      )}
      <p
        id={noteId}
        role="status"
        className={`prose-ko pb-2 text-sm empty:sr-only ${isTooLong ? 'text-danger' : 'text-text-2'}`}
      >
        {note}
      </p>
      <div className="flex items-end gap-1">
        <PhotoButton canSend={canSendPhoto} onPhoto={onPhoto} onProblem={setPhotoNote} />
        <IconButton
          icon="story"
          label="이야기 보내기"
          aria-haspopup="dialog"
          className="mb-0.5"
          onClick={onStories}
        />
        <div className="min-w-0 grow">
          <TextArea
            ref={box}
            label="메시지"
            isLabelHidden
            value={text}
            placeholder="메시지 입력"
            aria-invalid={isTooLong}
            aria-describedby={noteId}
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={onStop}
            onKeyDown={(event) => {
              if (!isSendKey(event, isTouchKeyboard())) return
              event.preventDefault()
              send()
            }}
          />
        </div>
        <IconButton
          type="submit"
          icon="send"
          label="보내기"
          kind={text.trim() === '' ? 'quiet' : 'primary'}
          aria-disabled={text.trim() === '' || isTooLong}
          className="mb-0.5 ml-1 aria-disabled:opacity-50"
          // The keyboard on the screen stays open.
          onPointerDown={(event) => event.preventDefault()}
        />
      </div>
      {length >= COUNTED_FROM && <Counter length={length} />}
    </form>
  )
}

function Counter({ length }: { length: number }) {
  const isOver = length > CHAT_LENGTHS.chatItem
  return (
    <p
      className={`pt-1 text-right text-sm tabular-nums ${isOver ? 'font-semibold text-danger' : 'text-text-3'}`}
    >
      <span className="sr-only">글자 수 </span>
      {length.toLocaleString('ko-KR')} / {CHAT_LENGTHS.chatItem.toLocaleString('ko-KR')}
    </p>
  )
}
