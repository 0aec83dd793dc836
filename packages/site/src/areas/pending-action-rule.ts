import type { ApiClient } from '@doran/api-client'

/** An act as it is stored: anybody may have written it. */
type Stored = Record<string, unknown>

/** An act that is done by a call. What is said of it is shown on the page that follows. */
export type PendingCall = {
  perform: (api: ApiClient, action: Stored) => Promise<void>
  /** Sentences for an act that was done, and for one that failed. */
  done: string
  failed: string
}

export type PendingActionRule<Field extends string = string> = {
  fields: readonly Field[]
  /** True where no field is missing. */
  isComplete: (action: Stored) => boolean
  /** The page on which the act goes on; null: the one the person was on. */
  findPath: ((action: Stored) => string | null) | null
  /** The call that the act consists of, made once the person is signed in. */
  call: PendingCall | null
}

/** An act that waits for a sign-in: the ids it needs, and the page on which it goes on. */
export function continueAt<const Field extends string>(
  fields: readonly Field[],
  path: (values: Record<Field, string>) => string,
): PendingActionRule<Field> {
  return {
    fields,
    isComplete: (action) => hasFields(action, fields),
    findPath: (action) => (hasFields(action, fields) ? path(action) : null),
    call: null,
  }
}

type Performed<Field extends string> = Omit<PendingCall, 'perform'> & {
  /** Throws `ApiError`. */
  perform: (api: ApiClient, values: Record<Field, string>) => Promise<unknown>
}

/** Makes the rule of an act that is one call after the sign-in; the person goes on where they were. */
export function performAfter<const Field extends string>(
  fields: readonly Field[],
  { perform, ...copy }: Performed<Field>,
): PendingActionRule<Field> {
  return {
    fields,
    isComplete: (action) => hasFields(action, fields),
    findPath: null,
    call: {
      ...copy,
      perform: async (api, action) => {
        if (hasFields(action, fields)) await perform(api, action)
      },
    },
  }
}

/** What wrote the act may be an older page: a kind that there is no longer is no act. */
export function known<Kind extends string>(kinds: readonly Kind[], stored: string): Kind {
  const kind = kinds.find((each) => each === stored)
  if (kind === undefined) throw new TypeError(`no kind of this act: ${stored}`)
  return kind
}

function hasFields<Field extends string>(
  action: Stored,
  fields: readonly Field[],
): action is Record<Field, string> {
  return fields.every((field) => typeof action[field] === 'string' && action[field] !== '')
}
