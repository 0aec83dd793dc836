import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { findCollection, type CollectionRow } from './collection-repository.js'
import { engagementCount } from '../../schema/engagement/engagement-count.table.js'
import { eraseFollows, eraseLikes, eraseSaves } from './engagement-repository.js'
import { engagementHandlers } from './engagement.routes.js'
import { follow } from '../../schema/engagement/follow.table.js'
import { like } from '../../schema/engagement/like.table.js'
import { save, saveCollection } from '../../schema/engagement/save.table.js'
import { tellAllCounted } from './tell-counted.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    collection: CollectionRow
  }
}

const ofProfile = ({ profileId }: Person) => sql`profile_id = ${profileId}`

export const engagement = defineModule({
  name: 'engagement',
  order: 150,
  handlers: engagementHandlers,
  owned: {
    collection: {
      param: 'collectionId',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findCollection(db, actor.profileId, id) : null,
    },
  },
  tables: [
    {
      table: like,
      readers: ['comment', 'yearend'],
      rowsOf: ofProfile,
      onErase: async (ctx, { profileId }) =>
        tellAllCounted(ctx, await eraseLikes(ctx.db, profileId)),
      exported: { heading: '좋아요', columns: ['target_id', 'target_type', 'created_at'] },
    },
    {
      table: saveCollection,
      rowsOf: ofProfile,
      exported: { heading: '모음집', columns: ['id', 'name', 'created_at'] },
    },
    {
      table: save,
      readers: ['community'],
      rowsOf: ofProfile,
      onErase: async (ctx, { profileId }) =>
        tellAllCounted(ctx, await eraseSaves(ctx.db, profileId)),
      exported: {
        heading: '저장한 것',
        columns: ['target_id', 'target_type', 'collection_id', 'created_at'],
      },
    },
    {
      table: follow,
      rowsOf: ofProfile,
      onErase: ({ db }, { profileId }) => eraseFollows(db, profileId),
      exported: {
        heading: '구독',
        columns: ['target_id', 'target_type', 'has_notices', 'created_at'],
      },
    },
    {
      table: engagementCount,
      readers: ['comment', 'community', 'morning'],
      holdsNoPerson: 'counts',
    },
  ],
})
