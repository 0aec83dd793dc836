'use client'

import { useState } from 'react'
import type { YearLetter } from '@doran/contract'
import { seoulDay, useLazyComponent } from '@doran/site/core'
import { Button, Icon } from '@doran/ui'
import { dayWords } from '../day-words'

const loadSheet = () => import('./letter-sheet').then((module) => module.LetterSheet)

/** Letters to oneself: sealed until their day, then to be read. */
export function LetterList({ letters }: { letters: readonly YearLetter[] }) {
  const [read, setRead] = useState<YearLetter | null>(null)
  const LetterSheet = useLazyComponent(read, loadSheet)
  if (letters.length === 0) return null
  return (
    <section className="mt-12" aria-label="나에게 쓴 편지">
      <h2 className="text-h2 font-extrabold">나에게 쓴 편지</h2>
      <ul className="corner-card mt-4 divide-y divide-line overflow-clip bg-surface-1">
        {letters.map((letter) => (
          <li key={letter.id} className="flex min-h-16 flex-wrap items-center gap-3 px-5 py-3">
            <Icon name={letter.text === null ? 'book' : 'write'} className="text-text-3" />
            <p className="min-w-0 grow">
              {letter.year}년의 내가 쓴 편지
              <span className="block text-sm text-text-3">
                {dayWords(seoulDay(new Date(letter.opensAt)))}에{' '}
                {letter.text === null ? '열려요' : '열렸어요'}
              </span>
            </p>
            {letter.text !== null && (
              <Button
                kind="secondary"
                aria-haspopup="dialog"
                aria-label={`${letter.year}년의 편지 읽기`}
                onClick={() => setRead(letter)}
              >
                읽기
              </Button>
            )}
          </li>
        ))}
      </ul>
      {LetterSheet && <LetterSheet letter={read} onClose={() => setRead(null)} />}
    </section>
  )
}
