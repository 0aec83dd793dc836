import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Member } from '@doran/api/platform/context/actor'
import { signUp } from '@doran/api/schema/tables'
import { NO_CALLER } from '@doran/api/platform/context/caller'
import { createContext } from '@doran/api/platform/context/context'
import { createShortTimePassword } from '@doran/api/modules/auth-session/create-short-time-password'
import { PASSWORD, newPerson } from '@doran/api/testing/test-account'
import type { Browser } from '@doran/api/testing/test-browser'
import { createPerson, givePassword } from '@doran/api/testing/calls/test-people'
import { quickPasswords } from '@doran/api/testing/calls/quick-passwords'
import { separability, timePairs } from './separability.js'
import { startWatchedApi, type WatchedApi } from '@doran/api/testing/calls/watched-api'

type Ask = (browser: Browser, email: string) => Promise<Response>

const PAIRS = 500
const WARM_UP = 30
const BAND = 0.05

const post =
  (path: string, bodyOf: (email: string) => object): Ask =>
  (browser, email) =>
    browser.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(email)),
    })

/** What asks about an address that has an account or none, and whether it hashes a password. */
const WAYS: {
  name: string
  ask: Ask
  isHashed?: true
  prepare?: (api: WatchedApi, member: Member) => Promise<unknown>
}[] = [
  {
    name: 'signing in',
    ask: post('/v1/auth/login', (email) => ({ email, password: 'not the right one' })),
    isHashed: true,
  },
  {
    name: 'signing in with a code',
    ask: post('/v1/auth/login/short-time', (email) => ({ email, code: '22222222' })),
  },
  {
    name: 'signing in with a code where one waits',
    ask: post('/v1/auth/login/short-time', (email) => ({ email, code: '22222222' })),
    prepare: ({ deps }, member) =>
      createShortTimePassword(createContext(deps, member, NO_CALLER), { sessionTtl: 'two-hours' }),
  },
  {
    name: 'signing up',
    ask: post('/v1/user', (email) => newPerson({ email, nickName: freeName() })),
    isHashed: true,
  },
  {
    name: 'asking for a new password',
    ask: post('/v1/auth/password/reset-request', (email) => ({ email })),
  },
]

const freeName = () => randomUUID().replaceAll('-', '').slice(0, 12)

/** The answer as far as it says anything: an id and a time are there, whichever. */
async function shapeOf(response: Response) {
  const names = [...response.headers.keys()].toSorted()
  const body = JSON.stringify(await response.json())
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
  return { status: response.status, names, body }
}

async function membersOf(
  api: WatchedApi,
  count: number,
  prepare?: (typeof WAYS)[number]['prepare'],
): Promise<string[]> {
  const emails: string[] = []
  for (let made = 0; made < count; made += 1) {
    const { account } = await createPerson(api, 'member')
    if (!account) throw new Error('a member has an account')
    await givePassword(api, account.member)
    await prepare?.(api, account.member)
    emails.push(account.email)
  }
  return emails
}

it.each(WAYS)(
  '$name tells nobody whether an address has an account, by words or by time',
  async ({ name, ask, isHashed, prepare }) => {
    const api = await startWatchedApi(
      isHashed ? {} : { overrides: { passwords: quickPasswords() } },
    )
    const browser = api.browser()
    const askUnknown = () => ask(browser, `${randomUUID()}@example.test`)
    const [one = ''] = await membersOf(api, 1, prepare)
    expect(await shapeOf(await ask(browser, one))).toEqual(await shapeOf(await askUnknown()))

    const measure = async () => {
      const known = (await membersOf(api, PAIRS + WARM_UP, prepare)).values()
      const askKnown = () => ask(browser, known.next().value ?? 'none')
      await timePairs(WARM_UP, [askKnown, askUnknown])
      return separability(...(await timePairs(PAIRS, [askKnown, askUnknown])))
    }
    const figures = [await measure()]
    // Two equal groups of this size fall out of the band once in a hundred times; twice in a row they do not.
    if (Math.abs((figures[0] ?? 1) - 0.5) > BAND) figures.push(await measure())

    process.stdout.write(`${name}: AUC ${figures.map((figure) => figure.toFixed(3)).join(', ')}\n`)
    expect(Math.abs((figures.at(-1) ?? 1) - 0.5)).toBeLessThanOrEqual(BAND)
  },
)

it('sending a code again answers alike for an address that has an account', async () => {
  const api = await startWatchedApi()
  const [known = ''] = await membersOf(api, 1)
  const shapes = []
  for (const email of [known, `${randomUUID()}@example.test`]) {
    const { api: calls, request } = api.browser()
    const { id: ticket } = await calls.call('POST /v1/user', {
      body: newPerson({ email, password: PASSWORD }),
    })
    const again = () =>
      post('/v1/auth/email/resend', () => ({ ticket }))({ ...api.browser(), request }, email)
    const early = await shapeOf(await again())
    await api.deps.db
      .update(signUp)
      .set({ mailedAt: new Date(0) })
      .where(eq(signUp.id, ticket))
    shapes.push([early.status, await shapeOf(await again())])
  }
  expect(shapes[0]).toEqual(shapes[1])
})
