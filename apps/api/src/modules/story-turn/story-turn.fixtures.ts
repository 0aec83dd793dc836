import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { settledTurn, turnBody } from '../../testing/test-browser.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tales/session/{sessionUuid}/turn': (_, __, named) =>
      Promise.resolve({
        body: named ? { ...turnBody(named.view), retellsTurnUuid: undefined } : {},
      }),
    'DELETE /v1/tales/session/{sessionUuid}/turn/last': async (_, __, named) => {
      if (!named) return {}
      const events = await named.owner.tell(named.view)
      return { query: { leaf: settledTurn(events).id } }
    },
    'POST /v1/tales/session/{sessionUuid}/turn/last': (_, __, named) =>
      Promise.resolve({ body: named ? { turnUuid: named.view.session.leafTurnId } : {} }),
    'POST /v1/tales/session/{sessionUuid}/leaf': (_, __, named) => {
      const leaf = named?.view.session.leafTurnId
      return Promise.resolve({ body: leaf ? { turnUuid: leaf, seenLeafUuid: leaf } : {} })
    },
    'POST /v1/tales/session/{sessionUuid}/edit': (_, __, named) =>
      Promise.resolve({
        body: {
          output: '고친 장면이다.',
          ...(named && { turnUuid: named.view.session.leafTurnId }),
        },
      }),
    'GET /v1/tales/session/{sessionUuid}/find': () => Promise.resolve({ query: { q: '열쇠' } }),
  },
  owned: { turn: (_, __, { session }) => session.leafTurnId },
  protectedColumns: {
    turn: 'id, session_id, parent_id, status, output, model, is_counted, created_at',
  },
}
