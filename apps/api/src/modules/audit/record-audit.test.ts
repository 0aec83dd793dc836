import { desc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext, inTransaction, systemContext } from '../../platform/context/context.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { createMember } from '../../testing/test-member.js'
import { auditLog } from '../../schema/audit/audit-log.table.js'
import { recordAudit } from './record-audit.js'

const api = sharedTestApi()

it('records who did what to whom, in the transaction of what was done', async () => {
  const { deps } = api()
  const member = await createMember(deps)
  const ctx = createContext(deps, member, NO_CALLER)
  const entry = { action: 'session.revoked', memberId: member.memberId } as const

  await inTransaction(ctx, (tx) => recordAudit(tx, entry))

  const [row] = await deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(row).toMatchObject({
    ...entry,
    actorKind: 'member',
    actorId: member.memberId,
    details: {},
  })
})

it('leaves nothing where the transaction is undone', async () => {
  const { deps } = api()
  const before = await deps.db.select().from(auditLog)
  const failing = inTransaction(systemContext(deps), async (tx) => {
    await recordAudit(tx, { action: 'role.granted', memberId: null })
    throw new Error('undone')
  })

  await expect(failing).rejects.toThrow('undone')
  expect(await deps.db.select().from(auditLog)).toEqual(before)
})

it('refuses to record outside a transaction', async () => {
  const recording = recordAudit(systemContext(api().deps), {
    action: 'role.granted',
    memberId: null,
  })

  await expect(recording).rejects.toThrow('outside its transaction')
})
