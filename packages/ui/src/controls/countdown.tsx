'use client'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

export type CountdownProps = {
  /** The end, in milliseconds of the epoch. */
  untilMs: number
  /** The whole wait; with it a ring shows the share that is left. */
  totalMs?: number
  /** Around the time: “{time} 뒤에 다시 시도할 수 있어요.” By default “{time} 남았어요”. */
  words?: (time: string) => string
  endWords?: string
  onEnd?: () => void
}

const SPOKEN_SECONDS = [0, 10, 30, 60]
const TICK_MS = 250

/** The time that is left, each second to the eye and only near the end to the ear. */
export function Countdown({
  untilMs,
  totalMs,
  words = (time) => `${time} 남았어요`,
  endWords = '시간이 지났어요.',
  onEnd,
}: CountdownProps) {
  const readSeconds = useCallback(
    () => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000)),
    [untilMs],
  )
  // The server's clock is not the reader's: it draws no time at all.
  const seconds = useSyncExternalStore(subscribe, readSeconds, () => null)
  const isOver = seconds === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const say = (left: number) => (left === 0 ? endWords : words(inWords(left)))
  return (
    <span className="inline-flex items-center gap-2 text-text-2 tabular-nums">
      {totalMs !== undefined && <Ring share={seconds === null ? 1 : (seconds * 1000) / totalMs} />}
      <span role="timer">{seconds === null ? '\u00a0' : say(seconds)}</span>
      {seconds !== null && <Spoken key={untilMs} seconds={seconds} say={say} />}
    </span>
  )
}

function Spoken({ seconds, say }: { seconds: number; say: (seconds: number) => string }) {
  const [first] = useState(seconds)
  const moment = SPOKEN_SECONDS.find((at) => seconds <= at && at < first)
  return (
    <span role="status" className="sr-only">
      {moment !== undefined && say(moment)}
    </span>
  )
}

function Ring({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" strokeWidth="3" className="size-6">
      <circle cx="12" cy="12" r="10" className="stroke-surface-3" />
      <circle
        cx="12"
        cy="12"
        r="10"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={1 - Math.min(1, share)}
        strokeLinecap="round"
        transform="rotate(-90 12 12)"
        className="stroke-ember transition-[stroke-dashoffset] duration-1000 ease-linear"
      />
    </svg>
  )
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, TICK_MS)
  return () => clearInterval(timer)
}

function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return `${rest}초`
  return rest === 0 ? `${minutes}분` : `${minutes}분 ${rest}초`
}
