import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { blockedPicture } from '../../schema/image/blocked-picture.table.js'
import { imageHandlers, mountImages } from './image.routes.js'
import { image as imageTable } from '../../schema/image/image.table.js'
import { purgeUnusedImages } from './purge-unused-images.js'

export const image = defineModule({
  name: 'image',
  order: 280,
  handlers: imageHandlers,
  tables: [
    {
      table: imageTable,
      readers: ['privacy'],
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: { heading: '올린 사진', columns: ['key', 'bytes', 'used_at', 'created_at'] },
    },
    { table: blockedPicture, holdsNoPerson: 'what pictures look like, without whose they were' },
  ],
  jobs: [{ name: 'purge unused images', everyMs: 3_600_000, run: purgeUnusedImages }],
  mount: mountImages,
})
