import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { countReaders } from './count-readers.js'
import { searchedTheme } from './searched-theme.js'
import { seedThemes } from './seed-themes.js'
import { themeAttachment } from './attached-theme.js'
import { findEngagedTheme, findEngagedThemes } from './find-engaged-theme.js'
import { reportedTheme } from './find-reported-theme.js'
import { themeDismissal } from '../../schema/theme/theme-dismissal.table.js'
import { themeHandlers } from './theme.routes.js'
import {
  commonVersion,
  theme as themeTable,
  themeStat,
  themeVersion,
} from '../../schema/theme/theme.table.js'

export const theme = defineModule({
  name: 'theme',
  order: 300,
  handlers: themeHandlers,
  engagementTargets: { theme: { find: findEngagedTheme, findMany: findEngagedThemes } },
  attachments: { theme: themeAttachment },
  reportTargets: { theme: reportedTheme },
  searchTargets: { theme: searchedTheme },
  tables: [
    { table: themeTable, readers: 'all', holdsNoPerson: 'the product’s own texts' },
    {
      table: themeVersion,
      readers: ['review', 'story-session'],
      holdsNoPerson: 'the product’s own texts',
    },
    { table: themeStat, holdsNoPerson: 'counts' },
    { table: commonVersion, holdsNoPerson: 'the product’s own texts' },
    {
      table: themeDismissal,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: { heading: '관심 없다고 한 이야기', columns: ['theme_id', 'created_at'] },
    },
  ],
  seed: seedThemes,
  jobs: [{ name: 'count readers', everyMs: 300_000, run: countReaders }],
})
