import { useEffect, type ReactNode } from 'react'
import { STORAGE_KEYS } from '@doran/contract/names'
import { useStoredChoice, type StoredChoice } from '@doran/site/core'
import {
  NarratorLabel,
  RenderedProse,
  canSkipPacing,
  waitingLabel,
  type ReaderPhase,
} from '@doran/story-reader'
import { EmberDots, announce } from '@doran/ui'
import { SentLine, UnsentLine } from '../scene/sent-line'

export const PENDING_ID = 'pending-turn'

const WRITING = '다음 장면을 쓰고 있어요.'
/** A longer wait is also announced to screen readers. */
const LONG_WAIT_MS = 1_500

/** The turn that is being written: shown as it grows, read aloud only through the spoken log. */
export function PendingTurn({ sessionId, phase }: { sessionId: string; phase: ReaderPhase }) {
  if (phase.name !== 'streaming' && phase.name !== 'sending') return null
  const isSending = phase.name === 'sending'
  const text = isSending ? '' : phase.turn.output
  const ahead = isSending ? null : phase.ahead
  return (
    <section
      id={PENDING_ID}
      tabIndex={-1}
      aria-busy="true"
      aria-label="이어지는 장면"
      className="flex scroll-mt-18 flex-col gap-[1.4em] outline-none"
    >
      {isSending ? (
        <UnsentLine sessionId={sessionId} sent={phase.sent} />
      ) : (
        <SentLine input={phase.turn.input} />
      )}
      <RenderedProse text={text} isGrowing />
      {!isSending && text !== '' && <NarratorLabel turn={phase.turn} />}
      <Wait label={ahead === null ? WRITING : waitingLabel(ahead)} isLong={text === ''}>
        {canSkipPacing(phase) && text !== '' && <SkipHint />}
      </Wait>
    </section>
  )
}

type WaitProps = { label: string; isLong: boolean; children: ReactNode }

// Announced apart: nothing inside a busy section is read aloud.
function Wait({ label, isLong, children }: WaitProps) {
  useEffect(() => {
    if (!isLong) return
    const timer = setTimeout(() => announce(label), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [label, isLong])
  return (
    <p className="flex items-center gap-3 font-sans text-sm text-text-3">
      <EmberDots />
      <span>
        {label}
        {children}
      </span>
    </p>
  )
}

const SKIP_HINT: StoredChoice<'new' | 'seen'> = {
  key: STORAGE_KEYS.hurryHint,
  values: ['new', 'seen'],
}

/** How to see the rest at once: shown during the first turn, and never again. */
function SkipHint() {
  const [state, choose] = useStoredChoice(SKIP_HINT)
  useEffect(() => () => choose('seen'), [choose])
  return state === 'new' ? <> 글이나 ‘바로 보기’를 누르면 나머지가 바로 보여요.</> : null
}
