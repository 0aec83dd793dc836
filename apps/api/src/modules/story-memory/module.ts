import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { assertMayOpen } from '../permission/index.js'
import { findMemoryOfOwner } from './story-memory-repository.js'
import { storyMemoryHandlers } from './story-memory.routes.js'
import {
  storyMemory as storyMemoryTable,
  type StoryMemoryRow,
} from '../../schema/story/story-memory.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    storyMemory: StoryMemoryRow
  }
}

export const storyMemory = defineModule({
  name: 'story-memory',
  order: 420,
  handlers: storyMemoryHandlers,
  owned: {
    storyMemory: {
      param: 'memoryUuid',
      async find(ctx, id) {
        const found = await findMemoryOfOwner(ctx.db, ctx.actor, id)
        if (found) assertMayOpen(ctx, found.ageRating)
        return found && found.memory
      },
    },
  },
  tables: [
    {
      table: storyMemoryTable,
      rowsOf: ({ profileId }) =>
        sql`session_id in (select id from story_session where owner_profile_id = ${profileId})`,
      exported: {
        heading: '이야기가 기억한 것',
        within: { table: 'story_session', by: 'session_id' },
        columns: ['id', 'turn_index', 'kind', 'text', 'source', 'is_pinned', 'created_at'],
      },
    },
  ],
})
