import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { accountHandlers } from './account.routes.js'
import { consentLog } from '../../schema/account/consent-log.table.js'
import { deleteExpiredCodeTickets } from './delete-expired-code-tickets.js'
import { member } from '../../schema/account/member.table.js'
import { passwordReset } from '../../schema/account/password-reset.table.js'
import { signUp } from '../../schema/account/sign-up.table.js'

const ofMember = ({ memberId }: Person) => sql`member_id = ${memberId}`

export const account = defineModule({
  name: 'account',
  order: 10,
  handlers: accountHandlers,
  tables: [
    {
      table: member,
      readers: 'all',
      rowsOf: ({ memberId }) => sql`id = ${memberId}`,
      exported: {
        heading: '계정',
        columns: [
          'id',
          'name',
          'email',
          'country',
          'has_agreed_to_marketing',
          'roles',
          'interests',
          'consented_at',
          'created_at',
        ],
      },
    },
    {
      table: consentLog,
      rowsOf: ofMember,
      exported: {
        heading: '동의한 기록',
        columns: ['id', 'kind', 'version', 'is_agreed', 'created_at'],
      },
    },
    { table: passwordReset, rowsOf: ofMember, exported: null },
    { table: signUp, rowsOf: ({ email }) => sql`email = ${email}`, exported: null },
  ],
  jobs: [
    { name: 'delete expired sign-ups and resets', everyMs: 600_000, run: deleteExpiredCodeTickets },
  ],
})
