import { randomUUID } from 'node:crypto'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { storyMemory } from '../../schema/tables.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tales/session/{sessionUuid}/memory': async (_, __, named) => ({
      body: {
        text: '문은 안에서 잠겨 있었다',
        ...(named && { turnUuid: (await named.story()).session.leafTurnId }),
      },
    }),
  },
  owned: {
    async storyMemory({ deps }, _, { story }) {
      const { session } = await story()
      const id = randomUUID()
      await deps.db.insert(storyMemory).values({
        id,
        sessionId: session.id,
        turnId: session.leafTurnId,
        turnIndex: 0,
        kind: 'thing',
        text: '열쇠는 다섯 개였다',
        source: 'me',
        createdAt: deps.clock.now(),
      })
      return id
    },
  },
  protectedColumns: { story_memory: 'id, session_id, turn_id, turn_index, source, created_at' },
}
