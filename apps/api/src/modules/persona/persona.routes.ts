import type { HandlersOf } from '../../platform/http/handlers.js'
import { createPersona } from './create-persona.js'
import { deletePersona } from './delete-persona.js'
import { editPersona } from './edit-persona.js'
import { listPersonas } from './list-personas.js'

type Keys =
  | 'GET /v1/persona'
  | 'POST /v1/persona'
  | 'PATCH /v1/persona/{personaUuid}'
  | 'DELETE /v1/persona/{personaUuid}'

export const personaHandlers: HandlersOf<Keys> = {
  'GET /v1/persona': ({ ctx }) => listPersonas(ctx),
  'POST /v1/persona': ({ ctx, body, becomeOwner }) => createPersona(ctx, { ...body, becomeOwner }),
  'PATCH /v1/persona/{personaUuid}': ({ ctx, owned, body }) =>
    editPersona(ctx, { persona: owned, ...body }),
  'DELETE /v1/persona/{personaUuid}': ({ ctx, owned }) => deletePersona(ctx, owned),
}
