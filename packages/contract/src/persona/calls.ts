import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Timestamp, Uuid } from '../core/primitives.js'
import { PERSONA_FIELD_COPY } from './copy.js'
import { PERSONA_LENGTHS } from './limits.js'

export const AgeBand = z.enum(['10대', '20대', '30대+', '비밀'])
export type AgeBand = z.infer<typeof AgeBand>

const text = (most: number) => z.string().trim().max(most, PERSONA_FIELD_COPY.personaTextTooLong)

export const PersonaName = z
  .string()
  .trim()
  // A name is one line.
  .overwrite((name) => name.replaceAll(/\s+/gu, ' '))
  .min(1, PERSONA_FIELD_COPY.personaName)
  .max(PERSONA_LENGTHS.personaName, PERSONA_FIELD_COPY.personaNameTooLong)

const texts = {
  pronoun: text(PERSONA_LENGTHS.personaPronoun),
  look: text(PERSONA_LENGTHS.personaLook),
  personality: text(PERSONA_LENGTHS.personaPersonality),
  speech: text(PERSONA_LENGTHS.personaSpeech),
  likes: text(PERSONA_LENGTHS.personaLikes),
  bounds: text(PERSONA_LENGTHS.personaBounds),
}

/** Who the reader is in a story. `bounds` is what they do not want to read. */
export const PersonaFields = z.object({
  name: PersonaName,
  pronoun: texts.pronoun.default(''),
  ageBand: AgeBand.default('비밀'),
  look: texts.look.default(''),
  personality: texts.personality.default(''),
  speech: texts.speech.default(''),
  likes: texts.likes.default(''),
  bounds: texts.bounds.default(''),
})
export type PersonaFields = z.infer<typeof PersonaFields>

/** Seen by its owner alone. */
export const Persona = PersonaFields.extend({
  id: Uuid,
  /** Chosen beforehand where a story is started. */
  isDefault: z.boolean(),
  /** A paragraph that shows this person in a story. */
  sample: z.string(),
  updatedAt: Timestamp,
})
export type Persona = z.infer<typeof Persona>

const ofPersona = { params: z.object({ personaUuid: Uuid }) } as const

export const personaCalls = {
  /** All of the caller's, the default first; at most ten. */
  ...call('GET /v1/persona', {
    actor: 'anyone',
    limit: 'read',
    reply: json(z.object({ items: z.array(Persona), most: z.number().int() })),
    codes: [],
  }),
  /** The first one is the default. */
  ...call('POST /v1/persona', {
    actor: 'visitor',
    limit: 'persona',
    replayKey: 'clientPersonaId',
    body: PersonaFields.extend({ clientPersonaId: ClientId }),
    reply: json(Persona),
    codes: ['PERSONAS_FULL', 'KEY_REUSED'],
  }),
  /** What is left out stays. Stories that were started with it keep it as it was. */
  ...call('PATCH /v1/persona/{personaUuid}', {
    ...ofPersona,
    actor: 'visitor',
    owns: 'persona',
    limit: 'persona',
    isRepeatable: true,
    body: z
      .object({ name: PersonaName, ageBand: AgeBand, ...texts, isDefault: z.literal(true) })
      .partial(),
    reply: json(Persona),
    codes: ['NOT_FOUND'],
  }),
  ...call('DELETE /v1/persona/{personaUuid}', {
    ...ofPersona,
    actor: 'visitor',
    owns: 'persona',
    limit: 'persona',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
}
