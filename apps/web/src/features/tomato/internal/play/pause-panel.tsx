'use client'

import { useEffect, useRef } from 'react'
import { ARCADE } from '@doran/contract/arcade/limits'
import { Button, Switch } from '@doran/ui'
import { FIELD_KEYS } from '../run/cell-keys'
import type { Feel } from './use-feel'

type PausePanelProps = {
  pauses: number
  feel: Feel
  onResume: () => void
  onLeave: () => void
}

/** Over the field while a game stands still; what grows there is not seen meanwhile. */
export function PausePanel({ pauses, feel, onResume, onLeave }: PausePanelProps) {
  const resume = useRef<HTMLDivElement>(null)
  useEffect(() => resume.current?.querySelector('button')?.focus(), [])
  return (
    <section
      aria-label="멈춤"
      className="absolute inset-0 z-20 flex flex-col items-center overflow-y-auto bg-bg py-4 short:landscape:fixed short:landscape:top-12"
    >
      <div className="m-auto w-full max-w-form text-center">
        <h2 className="text-h2 font-extrabold">잠깐 멈췄어요</h2>
        <p className="mt-2 text-sm text-text-2">
          {pauses <= ARCADE.pauses
            ? `${ARCADE.pauses}번까지는 괜찮아요. 더 멈추면 순위에는 올라가지 않아요.`
            : `${pauses}번 멈춰서 이 판은 순위에 올라가지 않아요. 점수는 내 기록에 남아요.`}
        </p>
        <div ref={resume} className="mt-5 flex flex-col gap-2">
          <Button size="large" isWide onClick={onResume}>
            이어 하기
          </Button>
          <Button kind="quiet" isWide onClick={onLeave}>
            그만하기
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap justify-center gap-x-8 gap-y-1">
          <Switch label="소리" isOn={feel.isSoundOn} onChange={feel.setSound} />
          <Switch label="진동" isOn={feel.isHapticsOn} onChange={feel.setHaptics} />
        </div>
        <KeyHelp />
      </div>
    </section>
  )
}

/** What the keyboard does, on devices that have one. */
export function KeyHelp() {
  return (
    <dl className="mt-4 hidden grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-left text-sm text-text-2 [@media(hover:hover)]:grid">
      {FIELD_KEYS.map(({ key, does }) => (
        <div key={key} className="contents">
          <dt className="font-semibold text-text">{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
