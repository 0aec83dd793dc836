import { STORAGE_KEYS } from '@doran/contract/names'
import type { SignUpForm } from './sign-up-form'

const KEY = `${STORAGE_KEYS.draft}sign_up`
const KEPT = ['email', 'name', 'nickName', 'country'] as const

/** What was typed in this tab before; the password is never among it. */
export function readDraft(): Partial<SignUpForm> {
  const draft: Partial<SignUpForm> = {}
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    for (const name of KEPT) {
      const value: unknown = Object(stored)[name]
      if (typeof value === 'string') draft[name] = value
    }
  } catch {
    // Storage may be forbidden, or hold something else.
  }
  return draft
}

export function keepDraft(form: SignUpForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(form, [...KEPT]))
  } catch {
    // What is typed lives as long as the page then.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
