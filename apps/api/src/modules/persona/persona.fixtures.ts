import { nanoid } from 'nanoid'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/persona': () =>
      Promise.resolve({ body: { clientPersonaId: nanoid(), name: '하진' } }),
    'PATCH /v1/persona/{personaUuid}': () => Promise.resolve({ body: { name: '서우' } }),
  },
  owned: {
    // A visitor may have one.
    persona: async (_, { browser, visitor }) => {
      const { api } = visitor ?? browser
      const { items } = await api.call('GET /v1/persona', {})
      const body = { clientPersonaId: nanoid(), name: '하진' }
      return items[0]?.id ?? (await api.call('POST /v1/persona', { body })).id
    },
  },
  protectedColumns: {
    persona: 'id, owner_visitor_id, owner_profile_id, client_persona_id, created_at',
  },
}
