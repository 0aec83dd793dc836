import type { MorningMood } from '@doran/contract/limits'
import { drafts } from '@doran/site/session'
import { findMood } from './mood-words'

export type Written = {
  mood: MorningMood | null
  note: string
  isAnonymous: boolean
  /** It was to be sent, and waits for a sign-in. */
  isWaiting: boolean
}

export const NOTHING: Written = { mood: null, note: '', isAnonymous: false, isWaiting: false }

/** What is written for a day's question; it stays in the tab until it was sent. */
export function checkDraft(day: string) {
  return drafts.json<Written>({ name: `morning_${day}`, scope: 'tab', parse })
}

function parse(stored: unknown): Written | null {
  const { mood, note, isAnonymous, isWaiting }: Partial<Record<keyof Written, unknown>> =
    Object(stored)
  if (typeof note !== 'string') return null
  return {
    mood: findMood(mood),
    note,
    isAnonymous: isAnonymous === true,
    isWaiting: isWaiting === true,
  }
}
