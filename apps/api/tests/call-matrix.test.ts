import { expect, it } from 'vitest'
import { ERRORS, isErrorCode } from '@doran/contract/errors'
import { isWholeRun } from '@doran/tooling/whole-run'
import { inParallel } from '../src/testing/in-parallel.js'
import { classOfCall, representatives } from '../src/testing/calls/call-classes.js'
import { declaredCalls, type DeclaredCall } from '../src/testing/calls/declared-calls.js'
import { expectedAnswer, targetsOf, type Target } from '../src/testing/calls/expected-answer.js'
import { ROLES, become, createPerson, type Role } from '../src/testing/calls/test-people.js'
import { prepareCall, readAnswer, type Answer } from '../src/testing/calls/prepared-call.js'
import { startWatchedApi } from '../src/testing/calls/watched-api.js'

type Case = { call: DeclaredCall; role: Role; target: Target }

/** Every call is tried as these, whatever its class: an owner among members, and one among visitors. */
const OWNERS: readonly Role[] = ['visitor', 'member']

/** Every role for a call of each class, and owners for the others; in a whole run every role for every call. */
function listCases(): Case[] {
  const inAllRoles = isWholeRun() ? new Set(declaredCalls) : representatives(declaredCalls)
  return declaredCalls.flatMap((call) =>
    (inAllRoles.has(call) ? ROLES : OWNERS).flatMap((role) =>
      targetsOf(call.declaration).map((target) => ({ call, role, target })),
    ),
  )
}

/** A code of a refusal, or 'ok', as the declaration promises it. */
function isAsDeclared({ call, role, target }: Case, { code, status }: Answer): boolean {
  const expected = expectedAnswer(call.declaration, role, target)
  const statuses = isErrorCode(expected) ? [ERRORS[expected].status] : [200, 204]
  return code === expected && statuses.includes(status)
}

/** A whole run makes close to seven thousand people, and as many calls. */
const MOST_MS = 900_000

it('calls of one class promise every role the same', () => {
  const promises = Map.groupBy(
    declaredCalls.map(({ method, declaration }) => ({
      name: classOfCall(method, declaration),
      promise: JSON.stringify(
        ROLES.map((role) =>
          targetsOf(declaration).map((target) => expectedAnswer(declaration, role, target)),
        ),
      ),
    })),
    ({ name }) => name,
  )
  const differing = [...promises].filter(
    ([, calls]) => new Set(calls.map(({ promise }) => promise)).size > 1,
  )
  expect(differing.map(([name]) => name)).toEqual([])
})

it(
  'every declared call answers each role as declared, of foreign things like of missing ones',
  async () => {
    const api = await startWatchedApi()
    const cases = listCases()

    const answers = await inParallel(cases, 8, async (each) => {
      const { call, role, target } = each
      const person = await createPerson(api, role)
      const { path, init } = await prepareCall(api, call, person, target)
      await become(api, person, role)
      return { ...each, answer: await readAnswer(call, await person.browser.request(path, init)) }
    })

    const wrong = answers.filter((each) => !isAsDeclared(each, each.answer))
    expect(wrong.map(({ call, ...rest }) => ({ key: call.key, ...rest }))).toEqual([])
    expect(answers).toHaveLength(cases.length)
    const notOwn = answers.filter(({ call, target }) => call.declaration.owns && target !== 'own')
    const unlike = Map.groupBy(notOwn, ({ call, role }) => `${role}: ${call.key}`)
    for (const [name, unowned] of unlike) {
      const kinds = new Set(unowned.map(({ answer }) => JSON.stringify(answer)))
      expect([...kinds], `of ${name}`).toHaveLength(1)
    }
    process.stdout.write(
      `${declaredCalls.length} calls, ${ROLES.length} roles: ${cases.length} cases\n`,
    )
  },
  MOST_MS,
)
