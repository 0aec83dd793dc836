import { useCallback, useEffect, useState } from 'react'
import { localStore, tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { seoulDay, useStoredChoice, type StoredChoice } from '@doran/site/core'
import { useMe } from '@doran/site/session'
import { isEighteenOrYounger, isRestDue, noteReading, type ReadingClock } from './reading-clock'

export const REST_REMINDER: StoredChoice<'on' | 'off'> = {
  key: STORAGE_KEYS.restReminder,
  values: ['on', 'off'],
}

/** Between two looks at the clock. */
const EVERY_MS = 30_000
const SIGNS = ['scroll', 'keydown', 'pointerdown'] as const

/** Whether it is time to rest, and how to dismiss that. `now` in epoch milliseconds. */
export function useRestReminder(now: () => number = Date.now) {
  const [choice] = useStoredChoice(REST_REMINDER)
  const { data: me } = useMe()
  const [isDue, setIsDue] = useState(false)
  const birthday = me?.profile.birthday ?? null

  useEffect(() => {
    if (choice === 'off') return
    let hasSign = true
    const sign = () => {
      hasSign = true
    }
    const look = () => {
      if (!hasSign || document.visibilityState === 'hidden') return
      hasSign = false
      const clock = noteReading(readClock(), now())
      tabStore.set(STORAGE_KEYS.readingSince, `${clock.since} ${clock.seen}`)
      const isYoung = isEighteenOrYounger(birthday, seoulDay(new Date(now())))
      setIsDue(isRestDue({ clock, dismissedAt: readDismissal(), isYoung }))
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    for (const name of SIGNS) addEventListener(name, sign, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of SIGNS) removeEventListener(name, sign)
      setIsDue(false)
    }
  }, [choice, birthday, now])

  const dismiss = useCallback(() => {
    localStore.set(STORAGE_KEYS.restDismissed, String(now()))
    setIsDue(false)
  }, [now])
  return { isDue, dismiss }
}

function readClock(): ReadingClock | null {
  const [since, seen] = (tabStore.get(STORAGE_KEYS.readingSince) ?? '').split(' ').map(Number)
  return since && seen ? { since, seen } : null
}

function readDismissal(): number | null {
  return Number(localStore.get(STORAGE_KEYS.restDismissed)) || null
}
