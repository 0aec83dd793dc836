import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { gemNotice } from '../../schema/gem/gem-notice.table.js'
import { gemHandlers } from './gem.routes.js'
import { membership } from '../../schema/gem/membership.table.js'
import { notifyOfGems, remindOfPasses } from './notify-of-gems.js'

const ofProfile = ({ profileId }: Person) => sql`profile_id = ${profileId}`

export const gem = defineModule({
  name: 'gem',
  order: 110,
  handlers: gemHandlers,
  tables: [
    {
      table: membership,
      rowsOf: ofProfile,
      exported: { heading: '도란 패스', columns: ['id', 'starts_at', 'ends_at', 'created_at'] },
    },
    {
      table: gemNotice,
      rowsOf: ofProfile,
      exported: { heading: '젬 알림', columns: ['profile_id', 'told_on'] },
    },
  ],
  jobs: [
    { name: 'notify of gems', everyMs: 60_000, run: notifyOfGems },
    { name: 'remind of passes', everyMs: 3_600_000, run: remindOfPasses },
  ],
})
