import { useMemo } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Persona, PersonaFields } from '@doran/contract'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts, useToaster } from '@doran/site/session'
import { useChangePersonas } from '../../../lib/use-personas'
import { PERSONA_TEXTS, parseFields, problemsOf, sameFields, trimmed } from './persona-fields'

export type Editing = {
  /** Names the draft: what was typed into another one is not shown here. */
  name: string
  /** Null while it is a new one. */
  id: string | null
  before: PersonaFields
}

/** A persona being edited. What was typed stays in the tab until it is saved. */
export function usePersonaEdit({ name, id, before }: Editing, onSaved: () => void) {
  const api = useApi()
  const toaster = useToaster()
  const { saved } = useChangePersonas()
  const draft = useMemo(
    () => drafts.json<PersonaFields>({ name: `persona ${name}`, scope: 'tab', parse: parseFields }),
    [name],
  )
  const { value, set } = useDraft(draft)
  const fields = value ?? before
  const submission = useSubmit({
    errors: {
      codes: { PERSONAS_FULL: {}, NOT_FOUND: { message: GONE } },
      fields: Object.fromEntries(PERSONA_TEXTS.map((key) => [key, key])),
    },
  })
  const errors = useFieldErrors({
    names: PERSONA_TEXTS,
    problems: problemsOf(fields),
    submission,
    mode: 'submit',
  })

  const send = (body: PersonaFields, clientPersonaId: string): Promise<Persona> =>
    id === null
      ? api.call('POST /v1/persona', { body: { ...body, clientPersonaId } })
      : api.call('PATCH /v1/persona/{personaUuid}', { params: { personaUuid: id }, body })

  return {
    fields,
    errors,
    submission,
    hasTyped: value !== null && !sameFields(value, before),
    type: (change: Partial<PersonaFields>) => {
      set({ ...fields, ...change })
      errors.changed(...PERSONA_TEXTS.filter((key) => key in change))
    },
    reset: () => {
      set(null)
      errors.clear()
    },
    save: () => {
      const body = trimmed(fields)
      void submission.submit(
        async (attempt) => {
          saved(await send(body, attempt.id))
          set(null)
          toaster.show({
            kind: 'success',
            message: id === null ? '페르소나를 만들었어요.' : '저장했어요.',
          })
          onSaved()
        },
        { input: body },
      )
    },
  }
}

export type PersonaEdit = ReturnType<typeof usePersonaEdit>

const GONE =
  '다른 곳에서 삭제한 페르소나예요. 쓴 글은 그대로 있으니 복사해 두고 새로 만들어 주세요.'
