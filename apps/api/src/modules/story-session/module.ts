import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { assertMayOpen } from '../permission/index.js'
import { endingAttachment } from './attached-ending.js'
import { findRestorableSession, type RestorableSession } from './deleted-story-repository.js'
import { eraseDeletedStories } from './erase-deleted-stories.js'
import { restorableSince } from './restorable.js'
import { moveStories } from './move-stories.js'
import { lockSessionsOfVisitor } from './session-owner-repository.js'
import { findSessionOfOwner, type RatedSession } from './story-session-repository.js'
import { storySessionHandlers } from './story-session.routes.js'
import { storySession as storySessionTable } from '../../schema/story/story-session.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    storySession: RatedSession
    restorableStorySession: RestorableSession
  }
}

export const storySession = defineModule({
  name: 'story-session',
  order: 30,
  handlers: storySessionHandlers,
  owned: {
    storySession: {
      param: 'sessionUuid',
      // What lies behind a rating is closed to every call at once.
      async find(ctx, id) {
        const found = await findSessionOfOwner(ctx.db, ctx.actor, id)
        if (found) assertMayOpen(ctx, found.ageRating)
        return found
      },
    },
    restorableStorySession: {
      param: 'sessionUuid',
      async find(ctx, id) {
        const since = restorableSince(ctx.clock)
        const found = await findRestorableSession(ctx.db, ctx.actor, { id, since })
        if (found) assertMayOpen(ctx, found.ageRating)
        return found
      },
    },
  },
  attachments: { ending: endingAttachment },
  tables: [
    {
      table: storySessionTable,
      readers: ['gem', 'story-file', 'story-path', 'theme', 'wallet', 'yearend'],
      rowsOf: ({ profileId }) => sql`owner_profile_id = ${profileId}`,
      exported: {
        heading: '읽은 이야기',
        columns: [
          'id',
          'theme_id',
          'title',
          'origin',
          'parent_session_id',
          'parent_turn_index',
          'persona',
          'note',
          'status',
          'narrator',
          'turn_count',
          'ending',
          'last_sentence',
          'created_at',
          'last_at',
          'archived_at',
          'deleted_at',
        ],
      },
      onMerge: {
        // Before the visitor, in the order of `check_turn`.
        lock: ({ db }, visitorId) => lockSessionsOfVisitor(db, visitorId),
        move: moveStories,
      },
    },
  ],
  jobs: [{ name: 'erase deleted stories', everyMs: 600_000, run: eraseDeletedStories }],
})
