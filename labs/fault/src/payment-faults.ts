import { randomUUID } from 'node:crypto'
import { systemContext } from '@doran/api/platform/context/context'
import { openDatabase, type Database } from '@doran/api/platform/db/client'
import { findRunningCluster } from '@doran/api/platform/db/embedded/cluster'
import { createLogger } from '@doran/api/platform/process/logger'
import { systemClock } from '@doran/api/platform/time/clock'
import { checkLedger } from '@doran/api/modules/wallet/index'
import type { Customer } from './customer.js'

/** Works on the database of an API that is running. */
export async function withRunning<T>(
  dataDir: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const url = await findRunningCluster(dataDir)
  if (!url) throw new Error('the database is not there')
  const database = openDatabase(url, () => undefined, 2)
  return work(database).finally(() => database.close())
}

/** What is wrong with the books, and what of it that customers were told is not in them. */
export async function paymentFaults(
  database: Database,
  customers: readonly Customer[],
): Promise<string[]> {
  // Noted before the books are read: what is told meanwhile is judged the next time.
  const told = customers.map((customer) => ({
    paid: [...customer.told.paid],
    receipts: [...customer.told.receipts],
    refundedKrw: [...customer.told.refundedKrw],
    charged: [...customer.told.charged],
  }))
  const deps = { database, db: database.db, clock: systemClock, newId: randomUUID }
  const checks = await checkLedger(systemContext({ ...deps, logger: createLogger('warn') }))
  const faults = checks.flatMap((check) => check.faults)
  const has = async (text: string, values: unknown[]) =>
    (await database.pool.query(`select 1 where exists (${text})`, values)).rowCount === 1
  for (const { paid, receipts, refundedKrw, charged } of told) {
    for (const id of paid) {
      if (!(await has(`select from movement where once_key = $1`, [`order:${id}`])))
        faults.push(`order ${id} was said to be paid`)
    }
    for (const id of receipts) {
      if (!(await has(`select from movement where id = $1`, [id])))
        faults.push(`receipt ${id} is gone`)
    }
    for (const [id, krw] of refundedKrw) {
      if (!(await has(`select from payment_order where id = $1 and refunded_krw >= $2`, [id, krw])))
        faults.push(`order ${id} was said to have ${krw} won back`)
    }
    for (const [id, gems] of charged) {
      const stored = await has(`select from turn where id = $1 and gems_charged = $2`, [id, gems])
      if (!stored) faults.push(`turn ${id} was said to cost ${gems}`)
    }
  }
  const { rows } = await database.pool.query<{ fault: string }>(STORED_FAULTS)
  return [...faults, ...rows.map(({ fault }) => fault)]
}

/** Once all is quiet: what customers got is what they were told, and nothing twice. */
export async function doubledFaults(
  { pool }: Database,
  customers: readonly Customer[],
): Promise<string[]> {
  const faults: string[] = []
  for (const { profileId, told } of customers) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from movement where profile_id = $1 and kind in ('exchange', 'spend')`,
      [profileId],
    )
    const known = new Set(told.receipts)
    faults.push(...rows.filter(({ id }) => !known.has(id)).map(({ id }) => `${id} was paid twice`))
  }
  const { rows } = await pool.query<{ fault: string }>(LEFT_OPEN)
  return [...faults, ...rows.map(({ fault }) => fault)]
}

/** How much is still on its way. */
export async function countOpen({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ fault: string }>(LEFT_OPEN)
  return rows.length
}

const STORED_FAULTS = `
  select 'turn ' || turn.id || ' is ' || turn.status || ', its gems ' || wallet_hold.status
    || ', charged ' || gems_charged as fault
  from wallet_hold join turn on turn.id = wallet_hold.turn_id
  where wallet_hold.status = 'captured' and (not turn.is_counted or gems_charged <> wallet_hold.amount)
    or wallet_hold.status = 'released' and (turn.is_counted or gems_charged <> 0)
    or turn.status = 'done' and wallet_hold.status <> 'captured'
  union all
  select 'pass ' || profile_id || ': ' || passes || ' of ' || payments from (
    select profile_id, count(*) as passes,
      (select count(*) from movement where movement.profile_id = membership.profile_id and kind = 'spend') as payments
    from membership group by profile_id
  ) as counted where passes <> payments
  limit 20`

/** An approved order brings its coins by the webhook, a refund is answered, and a hold ends. */
const LEFT_OPEN = `
  select 'order ' || payment_order.id || ' was paid and brought nothing' as fault
  from payment_order join test_payment on test_payment.order_id = payment_order.id
  where test_payment.status = 'paid' and payment_order.status in ('created', 'pending', 'failed', 'cancelled')
  union all
  select 'refund ' || id || ' is open' from payment_refund where status = 'requested'
  union all
  select 'turn ' || turn_id || ' still holds' from wallet_hold where status = 'held'`
