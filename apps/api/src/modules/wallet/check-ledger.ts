import { sql } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { LEDGER_CHECKS } from './ledger-checks.js'

export type CheckedLedger = {
  name: string
  /** How many movements, wallets, entries and so on were looked at. */
  examined: number
  wrong: number
  /** The first of what is wrong. */
  faults: string[]
}

export type AccountTotal = { account: string; currency: string; entries: number; total: number }

const TIMEOUT_MS = 60_000
/** Enough to sort and hash a million entries without a disk. */
const WORK_MEM = '128MB'
const FAULTS_SHOWN = 5

/**
 * Proves the books by what they consist of, and changes nothing. All checks see them at one instant; in another's
 * transaction, as that one sees them.
 */
export function checkLedger(ctx: Context): Promise<CheckedLedger[]> {
  return inTransaction(ctx, async ({ db }) => {
    if (!ctx.isInTransaction) {
      await db.execute(sql`set transaction isolation level repeatable read, read only`)
    }
    await db.execute(sql.raw(`set local statement_timeout = ${TIMEOUT_MS}`))
    await db.execute(sql.raw(`set local work_mem = '${WORK_MEM}'`))
    const checked: CheckedLedger[] = []
    for (const { name, query } of LEDGER_CHECKS) {
      const { rows } = await db.execute<Omit<CheckedLedger, 'name'>>(sql`
        select count(*) as examined, count(fault) as wrong,
          coalesce((array_agg(fault) filter (where fault is not null))[1:${sql.raw(String(FAULTS_SHOWN))}], '{}') as faults
        from (${query}) as examined`)
      const [found] = rows
      if (!found) throw new Error(`the check that ${name} answered nothing`)
      checked.push({ name, ...found })
    }
    return checked
  })
}

/** What the entries of each account come to. */
export async function sumAccounts({ db }: Context): Promise<AccountTotal[]> {
  const { rows } = await db.execute<AccountTotal>(sql`
    select account, currency, count(*) as entries, sum(delta) as total
    from ledger_entry group by account, currency order by currency, account`)
  return rows
}
