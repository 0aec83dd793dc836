import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { mail as mailTable } from '../../schema/mail/mail.table.js'
import { mountOutbox } from './outbox.routes.js'
import { purgeOldMails } from './purge-old-mails.js'
import { startDelivery } from './start-delivery.js'

export const mail = defineModule({
  name: 'mail',
  order: 260,
  tables: [
    {
      table: mailTable,
      rowsOf: ({ email }) => sql`to_address = ${email}`,
      // Without subjects: one may hold a code that still works.
      exported: {
        heading: '최근 일주일 동안 보낸 메일. 무슨 내용이었는지는 보내고 나서 지워요.',
        columns: ['id', 'sent_at', 'created_at'],
      },
    },
  ],
  jobs: [{ name: 'purge old mails', everyMs: 3_600_000, run: purgeOldMails }],
  start: startDelivery,
  mount: mountOutbox,
})
