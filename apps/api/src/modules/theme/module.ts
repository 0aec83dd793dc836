import { defineModule } from '../../platform/module/module.js'
import { countReaders } from './count-readers.js'
import { themeHandlers } from './theme.routes.js'
import { commonVersion, theme as themeTable, themeStat, themeVersion } from './theme.table.js'

export const theme = defineModule({
  name: 'theme',
  handlers: themeHandlers,
  tables: [
    { table: themeTable, holdsNobody: 'the product’s own texts' },
    { table: themeVersion, holdsNobody: 'the product’s own texts' },
    { table: themeStat, holdsNobody: 'counts' },
    { table: commonVersion, holdsNobody: 'the product’s own texts' },
  ],
  jobs: [{ name: 'count readers', everyMs: 300_000, run: countReaders }],
})
