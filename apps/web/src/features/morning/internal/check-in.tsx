'use client'

import { useState } from 'react'
import type { MorningToday } from '@doran/contract'
import type { MorningMood } from '@doran/contract/limits'
import { formatDay, useEventLog } from '@doran/site/core'
import { announce } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { CheckForm, type Checked } from './check-form'
import { ClosedMorning } from './closed-morning'
import { isOn, noonOf } from './dates'
import { DoneCheck, doneWords } from './done-check'
import { Sky } from './sky'

/** The head of the page: the sky, the day's question, and one answer to it. */
export function CheckIn({ today }: { today: MorningToday }) {
  const { day, greeting, prompt, isOpen, opensAt } = today
  const router = useRouter()
  const { log } = useEventLog()
  const [sent, setSent] = useState<Checked | null>(null)
  const [chosen, setChosen] = useState<MorningMood | null>(null)
  const fresh = sent?.check.day === day ? sent : null
  // Once the page has the check-in it has what became of it too: a bridge, a note that was deleted.
  const done = today.mine?.check ? today.mine : (fresh ?? today.mine)
  const check = done?.check ?? null
  const streak = done?.streak ?? null

  const onChecked = (checked: Checked) => {
    setSent(checked)
    announce(doneWords(checked))
    const { mood, note } = checked.check
    log({
      type: 'finish',
      object: 'morning_check',
      object_name: checked.check.day,
      object_attributes: { mood, hasNote: note !== null, streak: checked.streak.days },
    })
    router.refresh()
  }
  return (
    <div className="grid gap-4">
      <header className="corner-card relative isolate min-h-48 overflow-clip bg-surface-1 px-6 pt-6 pb-14 md:px-8 md:pt-8">
        <div className="absolute inset-0 -z-10">
          <Sky mood={check?.mood ?? chosen} />
        </div>
        <h1 className="text-sm font-semibold text-text-2">아침 게시판</h1>
        <p className="mt-6 text-sm font-semibold text-text-2">
          <time dateTime={day}>{formatDay(noonOf(day), noonOf(day))}</time>
        </p>
        <p className="prose-ko mt-1 max-w-[14em] text-h2 font-extrabold md:text-h1">{greeting}</p>
      </header>
      <section
        aria-labelledby="question"
        className="corner-card between-bars bg-surface-1 p-5 md:p-6"
      >
        <p className="text-sm font-semibold text-ember">오늘의 질문</p>
        <h2 id="question" className="prose-ko mt-1 text-h3 font-extrabold">
          {prompt}
        </h2>
        {check && streak && (
          <DoneCheck check={check} streak={streak} runes={fresh?.runes ?? null} />
        )}
        {!check && isOpen && (
          <CheckForm key={day} day={day} onMood={setChosen} onChecked={onChecked} />
        )}
        {!check && !isOpen && <ClosedMorning isToCome={isOn(day, opensAt)} />}
      </section>
    </div>
  )
}
