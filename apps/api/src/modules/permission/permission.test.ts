import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { createMember, type MemberTraits } from '../../testing/test-member.js'
import { assertMayWrite, mayEdit } from './index.js'

async function start(traits: MemberTraits = {}) {
  const clock = createManualClock(new Date())
  const { deps } = startTestApi(await createTestDatabase(), { clock })
  const member = await createMember(deps, traits)
  return { clock, member, ctx: createContext(deps, member, NO_CALLER) }
}

it('tells a new account from one that is a day old', async () => {
  const { ctx, clock } = await start()

  expect(await assertMayWrite(ctx)).toEqual({ isNewAccount: true })
  clock.advance(86_400_000)
  expect(await assertMayWrite(ctx)).toEqual({ isNewAccount: false })
})

it('lets nobody write or edit from a borrowed device', async () => {
  const { ctx, member } = await start({ isLimited: true })

  await expect(assertMayWrite(ctx)).rejects.toMatchObject({ code: 'LIMITED_SESSION' })
  expect(await mayEdit(ctx, { ownerProfileId: member.profileId })).toBe(false)
})

it('lets the owner edit a work, and nobody else', async () => {
  const { ctx, member } = await start()

  expect(await mayEdit(ctx, { ownerProfileId: member.profileId })).toBe(true)
  expect(await mayEdit(ctx, { ownerProfileId: randomUUID() })).toBe(false)
})
