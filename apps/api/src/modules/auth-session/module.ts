import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { authAccount } from '../../schema/account/auth-account.table.js'
import { findAuthSessionById } from './auth-session-repository.js'
import { authSessionHandlers } from './auth-session.routes.js'
import {
  authSession as authSessionTable,
  type AuthSessionRow,
} from '../../schema/account/auth-session.table.js'
import { authVerification } from '../../schema/account/auth-verification.table.js'
import { deleteExpired } from './delete-expired.js'
import { knownBrowser } from '../../schema/account/known-browser.table.js'
import { rateCount } from '../../platform/db/rate-count.table.js'
import { shortTimePassword } from '../../schema/account/short-time-password.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    authSession: AuthSessionRow
  }
}

const ofMember = ({ memberId }: Person) => sql`member_id = ${memberId}`

export const authSession = defineModule({
  name: 'auth-session',
  order: 220,
  handlers: authSessionHandlers,
  owned: {
    authSession: {
      param: 'sessionUuid',
      async find({ db, actor }, id) {
        const row = await findAuthSessionById(db, id)
        return actor.kind === 'member' && row?.memberId === actor.memberId ? row : null
      },
    },
  },
  tables: [
    {
      table: authSessionTable,
      readers: ['social'],
      rowsOf: ofMember,
      exported: {
        heading: '로그인한 기기',
        columns: ['id', 'user_agent', 'is_limited', 'created_at', 'updated_at', 'expires_at'],
      },
    },
    {
      table: authAccount,
      rowsOf: ofMember,
      exported: {
        heading: '로그인 방법',
        columns: ['id', 'provider_id', 'account_id', 'created_at'],
      },
    },
    { table: knownBrowser, rowsOf: ofMember, exported: null },
    { table: shortTimePassword, rowsOf: ofMember, exported: null },
    {
      table: authVerification,
      holdsNoPerson: 'random states of a provider’s sign-in, for minutes',
    },
    { table: rateCount, holdsNoPerson: 'counts under hashes and networks, for a day at most' },
  ],
  jobs: [{ name: 'delete expired sign-ins and codes', everyMs: 600_000, run: deleteExpired }],
})
