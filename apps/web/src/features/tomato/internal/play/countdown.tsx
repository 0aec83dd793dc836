'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { announce } from '@doran/ui'

const FROM = 3
const STEP_MS = 700

/** “준비…” and 3, 2, 1 over the field; then it begins. */
export function Countdown({ onDone }: { onDone: () => void }) {
  const [left, setLeft] = useState(FROM)
  const done = useEffectEvent(() => {
    announce('톡!')
    onDone()
  })
  useEffect(() => announce('준비…'), [])
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : done()), STEP_MS)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div className="pointer-events-none absolute inset-0 z-20 flex flex-col items-center justify-center">
      <p className="flex flex-col items-center corner-card bg-bg/85 px-10 py-6">
        <span className="text-h3 font-extrabold">준비…</span>
        <span key={left} className="sentence-fade text-hero font-extrabold text-ember tabular-nums">
          {left}
        </span>
        <span className="text-sm text-text-2">빨갛게 익은 것만 톡!</span>
      </p>
    </div>
  )
}
