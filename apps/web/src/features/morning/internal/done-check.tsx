'use client'

import { useEffect, useRef } from 'react'
import type { MorningCheck, MorningStreak } from '@doran/contract'
import { MoodMark } from './mood-mark'
import { MOOD_LABELS } from './mood-words'

type DoneWords = { streak: Pick<MorningStreak, 'days'>; runes: number | null }

/** `runes`: null where it was done before this page was opened. */
export function doneWords({ streak, runes }: DoneWords): string {
  const earned = runes === null || runes === 0 ? '' : `${runes}룬을 받았어요. `
  return `출석했어요! ${earned}(연속 ${streak.days}일)`
}

type DoneCheckProps = DoneWords & { check: MorningCheck }

/** What somebody left this morning. */
export function DoneCheck({ check, streak, runes }: DoneCheckProps) {
  const words = useRef<HTMLParagraphElement>(null)
  const isNew = runes !== null
  // From the button that was pressed and is gone.
  useEffect(() => {
    if (isNew) words.current?.focus()
  }, [isNew])
  const { mood, note, isAnonymous } = check
  return (
    <div className="mt-4">
      <p
        ref={words}
        tabIndex={-1}
        className="prose-ko flex items-start gap-2 font-semibold outline-none"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          width={20}
          height={20}
          className="mt-0.5 shrink-0 fill-none stroke-success"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M5 12.5l4.5 4.5L19 7.5" />
        </svg>
        {doneWords({ streak, runes })}
      </p>
      <div className="mt-4 rounded-input bg-surface-2 px-4 py-4">
        <p className="flex items-center gap-2 text-sm font-semibold text-text-2">
          <MoodMark mood={mood} />
          {MOOD_LABELS[mood]}
          {note !== null && isAnonymous && <span className="text-text-3">· 이름 없이</span>}
        </p>
        {note !== null && <p className="prose-ko mt-2 break-words">{note}</p>}
      </div>
    </div>
  )
}
