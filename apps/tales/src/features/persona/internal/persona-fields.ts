import type { PersonaFields } from '@doran/contract'
import { PERSONA_FIELD_COPY } from '@doran/contract/persona/copy'
import { PERSONA_LENGTHS } from '@doran/contract/persona/limits'
import { AGE_BANDS } from '../../../lib/persona-words'

const LENGTHS = {
  name: PERSONA_LENGTHS.personaName,
  pronoun: PERSONA_LENGTHS.personaPronoun,
  look: PERSONA_LENGTHS.personaLook,
  personality: PERSONA_LENGTHS.personaPersonality,
  speech: PERSONA_LENGTHS.personaSpeech,
  likes: PERSONA_LENGTHS.personaLikes,
  bounds: PERSONA_LENGTHS.personaBounds,
} as const

export type PersonaText = keyof typeof LENGTHS

export const PERSONA_TEXTS = [
  'name',
  'pronoun',
  'look',
  'personality',
  'speech',
  'likes',
  'bounds',
] as const satisfies readonly PersonaText[]

export const NO_FIELDS: PersonaFields = {
  name: '',
  pronoun: '',
  ageBand: '비밀',
  look: '',
  personality: '',
  speech: '',
  likes: '',
  bounds: '',
}

export const lengthOf = (name: PersonaText): number => LENGTHS[name]

export function fieldsOf(persona: PersonaFields): PersonaFields {
  const { name, pronoun, ageBand, look, personality, speech, likes, bounds } = persona
  return { name, pronoun, ageBand, look, personality, speech, likes, bounds }
}

export function sameFields(one: PersonaFields, other: PersonaFields): boolean {
  return one.ageBand === other.ageBand && PERSONA_TEXTS.every((key) => one[key] === other[key])
}

/** As it is sent. */
export function trimmed(fields: PersonaFields): PersonaFields {
  const texts = PERSONA_TEXTS.map((key) => [key, fields[key].trim()] as const)
  return { ...fields, ...Object.fromEntries(texts) }
}

/** What is wrong with each field; undefined where nothing is. */
export function problemsOf(fields: PersonaFields): Partial<Record<PersonaText, string>> {
  const problems: Partial<Record<PersonaText, string>> = {}
  for (const key of PERSONA_TEXTS) {
    if (Array.from(fields[key].trim()).length > LENGTHS[key]) {
      problems[key] =
        key === 'name'
          ? PERSONA_FIELD_COPY.personaNameTooLong
          : PERSONA_FIELD_COPY.personaTextTooLong
    }
  }
  return fields.name.trim() === ''
    ? { ...problems, name: PERSONA_FIELD_COPY.personaName }
    : problems
}

/** What was stored of a form; null where it is none. */
export function parseFields(stored: unknown): PersonaFields | null {
  const given: Partial<Record<keyof PersonaFields, unknown>> = Object(stored)
  const text = (key: PersonaText) => (typeof given[key] === 'string' ? given[key] : '')
  if (typeof given.name !== 'string') return null
  return {
    name: given.name,
    pronoun: text('pronoun'),
    ageBand: AGE_BANDS.find((band) => band === given.ageBand) ?? '비밀',
    look: text('look'),
    personality: text('personality'),
    speech: text('speech'),
    likes: text('likes'),
    bounds: text('bounds'),
  }
}
