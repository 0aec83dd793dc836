import { STORAGE_KEYS } from '@doran/contract/names'

const FORMS = ['sign_up', 'sign_in', 'mailed'] as const
type Form = (typeof FORMS)[number]

const keyOf = (form: Form) => `${STORAGE_KEYS.draft}${form}`

/** What was typed into a form in this tab before; passwords are never among it. */
export function readDraft<Name extends string>(
  form: Form,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const draft: Partial<Record<Name, string>> = {}
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null')
    for (const name of names) {
      const value: unknown = Object(stored)[name]
      if (typeof value === 'string') draft[name] = value
    }
  } catch {
    // Storage may be forbidden, or hold something else.
  }
  return draft
}

export function keepDraft(form: Form, draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // What is typed lives as long as the page then.
  }
}

/** Of every form on the way in: whoever is in needs none of them. */
export function dropDrafts(): void {
  try {
    for (const form of FORMS) sessionStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was kept.
  }
}
