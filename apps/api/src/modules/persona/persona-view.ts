import { PersonaFields, type Persona } from '@doran/contract'
import { writePersonParagraph } from '@doran/korean/person-paragraph'
import type { PersonaRow } from '../../schema/persona/persona.table.js'

/** What a story keeps a copy of. */
export function toPersonaFields(row: PersonaFields): PersonaFields {
  return PersonaFields.parse(row)
}

export function toPersona(row: PersonaRow): Persona {
  const fields = toPersonaFields(row)
  return {
    id: row.id,
    ...fields,
    isDefault: row.isDefault,
    sample: writePersonParagraph(fields),
    updatedAt: row.updatedAt.toISOString(),
  }
}
