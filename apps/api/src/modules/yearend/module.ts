import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { announceLetters } from './announce-letters.js'
import { findReportedBook, hideBook, lookAtBook } from './find-reported-book.js'
import { refreshBooks } from './refresh-books.js'
import { startMaking } from './start-making.js'
import { yearendHandlers } from './yearend.routes.js'
import { yearBook, yearLetter, yearReader } from '../../schema/yearend/yearend.table.js'

const ofPerson = ({ profileId }: Person) => sql`profile_id = ${profileId}`

export const yearend = defineModule({
  name: 'yearend',
  order: 250,
  handlers: yearendHandlers,
  reportTargets: {
    year_book: {
      find: findReportedBook,
      look: lookAtBook,
      setHidden: (ctx, id, isHidden) => hideBook(ctx, { id, isHidden }),
    },
  },
  tables: [
    {
      table: yearBook,
      rowsOf: ofPerson,
      exported: {
        heading: '연말책',
        columns: [
          'id',
          'year',
          'share_code',
          'sources',
          'pages',
          'hidden_pages',
          'is_shared',
          'made_at',
        ],
      },
    },
    {
      table: yearLetter,
      rowsOf: ofPerson,
      exported: {
        heading: '내년의 나에게 쓴 편지. 열리기 전에는 무슨 말을 썼는지 담지 않아요.',
        columns: ['id', 'year', 'body', 'opens_at', 'created_at'],
        sealed: { columns: ['body'], unless: (_, now) => sql`opens_at <= ${now.toISOString()}` },
      },
    },
    {
      table: yearReader,
      rowsOf: ofPerson,
      exported: { heading: '펼쳐 본 연말책', columns: ['book_id', 'opened_at'] },
    },
  ],
  jobs: [
    { name: 'announce letters to oneself', everyMs: 60_000, run: announceLetters },
    { name: 'refresh books of the year', everyMs: 60_000, run: refreshBooks },
  ],
  start: startMaking,
})
