import { nanoid } from 'nanoid'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tales/session/{sessionUuid}/memory': (_, __, named) =>
      Promise.resolve({
        body: {
          text: '문은 안에서 잠겨 있었다',
          ...(named && { turnUuid: named.view.session.leafTurnId }),
        },
      }),
  },
  owned: {
    storyMemory: async (_, { browser }, { session }) => {
      const { id } = await browser.api.call('POST /v1/tales/session/{sessionUuid}/memory', {
        params: { sessionUuid: session.id },
        body: {
          clientMemoryId: nanoid(),
          turnUuid: session.leafTurnId,
          text: '열쇠는 다섯 개였다',
        },
      })
      return id
    },
  },
  protectedColumns: { story_memory: 'id, session_id, turn_id, turn_index, source, created_at' },
}
