import { describe, expect, it } from 'vitest'
import { empty, type CallDeclaration } from '@doran/contract'
import type { Member } from '../context/actor.js'
import { createManualClock } from '../time/clock.fake.js'
import { admit } from './request-caller.js'

const clock = createManualClock(new Date('2026-01-01T00:00:00Z'))
const member: Member = {
  kind: 'member',
  memberId: 'm',
  profileId: 'p',
  authSessionId: 's',
  isLimited: false,
  sessionUntil: new Date(0),
  hasConsented: true,
  roles: [],
  joinedAt: new Date(),
  provedAt: clock.now(),
  isOver15: null,
  isUnder15: false,
}

const declare = (role: CallDeclaration['role']): CallDeclaration => ({
  actor: 'member',
  limit: 'account',
  reply: empty(),
  codes: [],
  ...(role && { role }),
})

const codeFor = (declaration: CallDeclaration, traits: Partial<Member>) => {
  try {
    admit({ clock }, declaration, { actor: { ...member, ...traits }, hadSession: true })
    return 'admitted'
  } catch (error) {
    return error instanceof Error ? Reflect.get(error, 'code') : error
  }
}

describe('a call that demands a role', () => {
  it.each([
    ['moderator', [], 'NOT_FOUND'],
    ['moderator', ['moderator'], 'admitted'],
    ['moderator', ['admin'], 'admitted'],
    ['admin', ['moderator'], 'NOT_FOUND'],
    ['admin', ['admin'], 'admitted'],
    [undefined, [], 'admitted'],
  ] as const)('of %s answers roles %j with %s', (role, roles, code) => {
    expect(codeFor(declare(role), { roles })).toBe(code)
  })

  it('is not there for who has no role, whatever else is wrong with their sign-in', () => {
    const traits = { isLimited: true, hasConsented: false, provedAt: new Date(0) }
    expect(codeFor(declare('moderator'), traits)).toBe('NOT_FOUND')
  })

  it('is closed to a borrowed device, whatever the roles', () => {
    expect(codeFor(declare('moderator'), { roles: ['admin'], isLimited: true })).toBe(
      'LIMITED_SESSION',
    )
  })
})
