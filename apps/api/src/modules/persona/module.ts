import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { movePersonas } from './move-personas.js'
import { findPersonaOfOwner, lockPersonas } from './persona-repository.js'
import { personaHandlers } from './persona.routes.js'
import { persona as personaTable, type PersonaRow } from '../../schema/persona/persona.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    persona: PersonaRow
  }
}

export const persona = defineModule({
  name: 'persona',
  order: 410,
  handlers: personaHandlers,
  owned: {
    persona: {
      param: 'personaUuid',
      find: ({ db, actor }, id) => findPersonaOfOwner(db, actor, id),
    },
  },
  tables: [
    {
      table: personaTable,
      rowsOf: ({ profileId }) => sql`owner_profile_id = ${profileId}`,
      exported: {
        heading: '페르소나',
        columns: [
          'id',
          'name',
          'pronoun',
          'age_band',
          'look',
          'personality',
          'speech',
          'likes',
          'bounds',
          'is_default',
          'created_at',
          'updated_at',
        ],
      },
      onMerge: {
        lock: ({ db }, visitorId) => lockPersonas(db, { kind: 'visitor', visitorId }),
        move: (ctx, merge) => movePersonas(ctx, merge),
      },
    },
  ],
})
