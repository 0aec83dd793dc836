import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { reportedStoryShare } from './reported-story-share.js'
import { findShareOfOwner } from './story-share-repository.js'
import { storyShareHandlers } from './story-share.routes.js'
import {
  storyShare as storyShareTable,
  type StoryShareRow,
} from '../../schema/story/story-share.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    storyShare: StoryShareRow
  }
}

export const storyShare = defineModule({
  name: 'story-share',
  order: 430,
  handlers: storyShareHandlers,
  owned: {
    storyShare: {
      param: 'shareUuid',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findShareOfOwner(db, actor.profileId, id) : null,
    },
  },
  reportTargets: { story_share: reportedStoryShare },
  tables: [
    {
      table: storyShareTable,
      rowsOf: ({ profileId }) => sql`owner_profile_id = ${profileId}`,
      exported: {
        heading: '공유한 장면',
        columns: [
          'id',
          'code',
          'kind',
          'label',
          'shows_name',
          'persona_name',
          'from_index',
          'to_index',
          'continued',
          'created_at',
        ],
      },
    },
  ],
})
