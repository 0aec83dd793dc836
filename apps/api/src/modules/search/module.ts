import { defineModule } from '../../platform/module/module.js'
import { indexAll } from './index-all.js'
import { searchEntry, searchEntryWord, searchWord } from '../../schema/search/search.table.js'
import { searchHandlers } from './search.routes.js'

export const search = defineModule({
  name: 'search',
  handlers: searchHandlers,
  tables: [
    { table: searchEntry, holdsNobody: 'titles of what is there anyway, taken out with it' },
    { table: searchWord, holdsNobody: 'words, without where they stand' },
    { table: searchEntryWord, holdsNobody: 'which words stand in what is there anyway' },
  ],
  // Once an hour: what another version wrote without the search knowing.
  jobs: [{ name: 'index what is found', everyMs: 3_600_000, run: indexAll }],
})
