import { useEffect, type ReactNode } from 'react'
import { ToldBy, ToldProse, waitingWords } from '@doran/story-reader'
import { EmberDots, announce } from '@doran/ui'
import { HurryHint } from './hurry-hint'
import { isHurriable, type PlayerPhase } from './player-phase'
import { SentLine } from './told-turn'
import { UnsentLine } from './unsent-line'

export const TELLING_ID = 'telling'

const TELLING = '이야기를 잇고 있어요.'
/** A wait that is longer is also said to those who listen. */
const LONG_WAIT_MS = 1_500

/** The turn in the making: seen as it grows, heard only through the spoken log. */
export function Telling({ sessionId, phase }: { sessionId: string; phase: PlayerPhase }) {
  if (phase.name !== 'streaming' && phase.name !== 'sending') return null
  const isSending = phase.name === 'sending'
  const text = isSending ? '' : phase.text
  const ahead = isSending ? null : phase.ahead
  return (
    <section
      id={TELLING_ID}
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
      <ToldProse text={text} isGrowing />
      {!isSending && text !== '' && <ToldBy turn={phase.turn} />}
      <Wait words={ahead === null ? TELLING : waitingWords(ahead)} isLong={text === ''}>
        {isHurriable(phase) && text !== '' && <HurryHint />}
      </Wait>
    </section>
  )
}

type WaitProps = { words: string; isLong: boolean; children: ReactNode }

// Announced apart: nothing inside a busy section is spoken.
function Wait({ words, isLong, children }: WaitProps) {
  useEffect(() => {
    if (!isLong) return
    const timer = setTimeout(() => announce(words), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [words, isLong])
  return (
    <p className="flex items-center gap-3 font-sans text-sm text-text-3">
      <EmberDots />
      <span>
        {words}
        {children}
      </span>
    </p>
  )
}
