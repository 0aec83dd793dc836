import { defineModule } from '../../platform/module/module.js'
import { searchEntry, searchEntryWord, searchWord } from '../../schema/search/search.table.js'
import { indexAll } from './index-all.js'

export const searchIndex = defineModule({
  name: 'search-index',
  order: 315,
  tables: [
    {
      table: searchEntry,
      readers: ['search'],
      holdsNoPerson: 'titles of what is there anyway, taken out with it',
    },
    { table: searchWord, readers: ['search'], holdsNoPerson: 'words, without where they stand' },
    {
      table: searchEntryWord,
      readers: ['search'],
      holdsNoPerson: 'which words stand in what is there anyway',
    },
  ],
  // Once an hour: what another version wrote without the search knowing.
  jobs: [{ name: 'index what is found', everyMs: 3_600_000, run: indexAll }],
})
