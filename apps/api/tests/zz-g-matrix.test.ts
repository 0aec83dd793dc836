import { expect, it } from 'vitest'
import { ERRORS, isErrorCode } from '@doran/contract/errors'
import { inParallel } from '../src/testing/in-parallel.js'
import { declaredCalls, type DeclaredCall } from '../src/testing/calls/declared-calls.js'
import { expectedAnswer, targetsOf, type Target } from '../src/testing/calls/expected-answer.js'
import { ROLES, become, createPerson, type Role } from '../src/testing/calls/test-people.js'
import { prepareCall, readAnswer, type Answer } from '../src/testing/calls/prepared-call.js'
import { startWatchedApi } from '../src/testing/calls/watched-api.js'

type Case = { call: DeclaredCall; role: Role; target: Target }

const cases: Case[] = declaredCalls.filter(({ key }) => /character|not-interested|tales\/template|tales\/home/.test(key)).flatMap((call) =>
  ROLES.flatMap((role) => targetsOf(call.declaration).map((target) => ({ call, role, target }))),
)

/** A code of a refusal, or 'ok', as the declaration promises it. */
function isAsDeclared({ call, role, target }: Case, { code, status }: Answer): boolean {
  const expected = expectedAnswer(call.declaration, role, target)
  const statuses = isErrorCode(expected) ? [ERRORS[expected].status] : [200, 204]
  return code === expected && statuses.includes(status)
}

/** Some four thousand people are made, and as many calls. */
const MOST_MS = 900_000

it(
  'every declared call answers each role as declared, of foreign things like of missing ones',
  async () => {
    const api = await startWatchedApi()

    const told = await inParallel(cases, 8, async (each) => {
      const { call, role, target } = each
      const person = await createPerson(api, role)
      const { path, init } = await prepareCall(api, call, person, target)
      await become(api, person, role)
      return { ...each, answer: await readAnswer(call, await person.browser.request(path, init)) }
    })

    const wrong = told.filter((each) => !isAsDeclared(each, each.answer))
    expect(wrong.map(({ call, ...rest }) => ({ key: call.key, ...rest }))).toEqual([])
    expect(told).toHaveLength(cases.length)
    const notOwn = told.filter(({ call, target }) => call.declaration.owns && target !== 'own')
    const unlike = Map.groupBy(notOwn, ({ call, role }) => `${role}: ${call.key}`)
    for (const [name, answers] of unlike) {
      const kinds = new Set(answers.map(({ answer }) => JSON.stringify(answer)))
      expect([...kinds], `of ${name}`).toHaveLength(1)
    }
    process.stdout.write(
      `${declaredCalls.length} calls, ${ROLES.length} roles: ${cases.length} cases\n`,
    )
  },
  MOST_MS,
)
