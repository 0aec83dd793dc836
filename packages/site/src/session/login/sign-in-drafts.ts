import { drafts } from './drafts.js'

/** Passwords are never among them. */
export const signUpDraft = drafts.json({
  name: 'sign_up',
  scope: 'tab',
  parse: textsOf(['email', 'name', 'nickName', 'country', 'hadPassword']),
})

/** The address that a person signs in with. */
export const signInDraft = drafts.json({ name: 'sign_in', scope: 'tab', parse: textsOf(['email']) })

/** The address that the mail with the code went to. */
export const mailedDraft = drafts.json({
  name: 'mailed',
  scope: 'tab',
  parse: textsOf(['ticket', 'to']),
})

/** None of the drafts is needed after a sign-in. */
export function removeSignInDrafts(): void {
  for (const draft of [signUpDraft, signInDraft, mailedDraft]) draft.remove()
}

function textsOf<Name extends string>(names: readonly Name[]) {
  return (stored: unknown): Partial<Record<Name, string>> => {
    const texts: Partial<Record<Name, string>> = {}
    for (const name of names) {
      const value: unknown = Object(stored)[name]
      if (typeof value === 'string') texts[name] = value
    }
    return texts
  }
}
