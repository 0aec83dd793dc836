import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { settledTurn, turnBody } from '../../testing/test-browser.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tales/session/{sessionUuid}/turn': async (_, __, named) => ({
      body: named ? { ...turnBody(await named.story()), retellsTurnUuid: undefined } : {},
    }),
    'DELETE /v1/tales/session/{sessionUuid}/turn/last': async (_, __, named) => {
      if (!named) return {}
      const events = await named.owner.tell(await named.story())
      return { query: { leaf: settledTurn(events).id } }
    },
    'POST /v1/tales/session/{sessionUuid}/turn/last': async (_, __, named) => ({
      body: named ? { turnUuid: (await named.story()).session.leafTurnId } : {},
    }),
    'POST /v1/tales/session/{sessionUuid}/leaf': async (_, __, named) => {
      const leaf = (await named?.story())?.session.leafTurnId
      return { body: leaf ? { turnUuid: leaf, seenLeafUuid: leaf } : {} }
    },
    'POST /v1/tales/session/{sessionUuid}/edit': async (_, __, named) => ({
      body: {
        output: '고친 장면이다.',
        ...(named && { turnUuid: (await named.story()).session.leafTurnId }),
      },
    }),
    'GET /v1/tales/session/{sessionUuid}/find': () => Promise.resolve({ query: { q: '열쇠' } }),
  },
  owned: { turn: async (_, __, { story }) => (await story()).session.leafTurnId },
  protectedColumns: {
    turn: 'id, session_id, parent_id, status, output, model, is_counted, created_at',
  },
}
