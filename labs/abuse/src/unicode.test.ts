import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { normaliseText } from '@doran/korean'
import { expect, it } from 'vitest'
import { inParallel } from '@doran/api/testing/in-parallel'
import { newPerson } from '@doran/api/testing/test-account'
import { anEvent, openEventSession } from '@doran/api/testing/test-events'
import { codeOf, turnBody } from '@doran/api/testing/test-browser'
import { oddName, oddText } from './odd-texts.js'
import { createPerson } from '@doran/api/testing/calls/test-people'
import { quickPasswords } from '@doran/api/testing/calls/quick-passwords'
import { addressOf } from '@doran/api/testing/calls/strict-limits-api'
import { startWatchedApi, type WatchedApi } from '@doran/api/testing/calls/watched-api'

type Send = (text: string) => Promise<Response>

const STRINGS = 10_000

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Each text field of the product, and how a text gets into it. */
const FIELDS: {
  name: string
  texts?: fc.Arbitrary<string>
  open: (api: WatchedApi) => Promise<Send>
}[] = [
  { name: 'a sign-up’s name', texts: oddName, open: (api) => signUpWith(api, 'name') },
  { name: 'a sign-up’s nickname', texts: oddName, open: (api) => signUpWith(api, 'nickName') },
  { name: 'a sign-up’s address', open: (api) => signUpWith(api, 'email') },
  { name: 'a sign-up’s password', open: (api) => signUpWith(api, 'password') },
  { name: 'a sign-up’s country', open: (api) => signUpWith(api, 'country') },
  {
    name: 'a member’s name',
    texts: oddName,
    open: (api) => memberWith(api, () => '/v1/user', 'name'),
  },
  {
    name: 'a nickname',
    texts: oddName,
    open: (api) => memberWith(api, (id) => `/v1/profile/${id}`, 'name'),
  },
  {
    name: 'a description',
    open: (api) => memberWith(api, (id) => `/v1/profile/${id}`, 'description'),
  },
  { name: 'a birthday', open: (api) => memberWith(api, (id) => `/v1/profile/${id}`, 'birthday') },
  {
    name: 'a nickname to check',
    texts: oddName,
    open: (api) => queryWith(api, '/v1/user/nickname/check', 'v'),
  },
  { name: 'a wish', open: (api) => queryWith(api, '/v1/tales/template', 'q') },
  { name: 'a tag', open: (api) => queryWith(api, '/v1/tales/template', 'tag') },
  { name: 'a cursor', open: (api) => queryWith(api, '/v1/tales/template', 'cursor') },
  { name: 'a turn', open: turnWith },
  {
    name: 'what a browser says of itself',
    open: (api) => sayOfBrowser(api, (text) => ({ user_agent: text, location: text })),
  },
  {
    name: 'what an event is about',
    open: (api) => eventWith(api, (text) => ({ object_name: text })),
  },
  {
    name: 'an event’s attributes',
    open: (api) => eventWith(api, (text) => ({ object_attributes: { [text]: text, said: text } })),
  },
]

/** From another address now and then, as one may sign up so often. */
function signUpWith(api: WatchedApi, field: string): Promise<Send> {
  let count = 0
  return Promise.resolve((text) => {
    count += 1
    const browser = api.browserAt(addressOf(count % 100))
    const body = { ...newPerson({ nickName: freeName() }), [field]: text }
    return browser.request('/v1/user', json('POST', body))
  })
}

async function memberWith(
  api: WatchedApi,
  pathOf: (profileId: string) => string,
  field: string,
): Promise<Send> {
  const { account, browser } = await createPerson(api, 'member')
  const path = pathOf(account?.member.profileId ?? '')
  return (text) => browser.request(path, json('PATCH', { [field]: text }))
}

function queryWith(api: WatchedApi, path: string, field: string): Promise<Send> {
  const browser = api.browser()
  return Promise.resolve((text) =>
    browser.request(`${path}?${field}=${encodeURIComponent(text.toWellFormed())}`),
  )
}

function sayOfBrowser(api: WatchedApi, bodyOf: (text: string) => object): Promise<Send> {
  const browser = api.browser()
  return Promise.resolve((text) =>
    browser.request('/v1/event-log/user-session', json('POST', bodyOf(text))),
  )
}

async function eventWith(api: WatchedApi, partOf: (text: string) => object): Promise<Send> {
  const browser = api.browser()
  const id = await openEventSession(browser)
  return (text) => {
    const values = [{ ...anEvent(api.deps, id), ...partOf(text) }]
    return browser.request('/v1/event-log/user-event', json('POST', { values }))
  }
}

/** Most are said to a scene that is not the last, and so checked but not told; a few begin a turn. */
async function turnWith(api: WatchedApi): Promise<Send> {
  const { browser } = await createPerson(api, 'member')
  let count = 0
  let view = await browser.openStory()
  return async (text) => {
    count += 1
    const isTold = count % 50 === 0
    if (isTold) view = await browser.openStory()
    const parentTurnUuid = isTold ? view.session.leafTurnId : randomUUID()
    const response = await browser.request(
      `/v1/tales/session/${view.session.id}/turn`,
      json('POST', turnBody(view, { text, parentTurnUuid })),
    )
    await response.clone().text()
    return response
  }
}

const freeName = () => randomUUID().replaceAll('-', '').slice(0, 12)

it.each(FIELDS)(
  `${STRINGS} odd texts in $name break nothing`,
  async ({ name, texts = oddText, open }) => {
    const api = await startWatchedApi({ overrides: { passwords: quickPasswords() } })
    const send = await open(api)
    const given = fc.sample(texts, { numRuns: STRINGS, seed: 7 })

    const statuses = await inParallel(given, 8, async (text) => (await send(text)).status)

    // A 5xx fails by itself, with its path.
    expect(statuses).toHaveLength(STRINGS)
    expect(statuses).not.toContain(429)
    const taken = statuses.filter((status) => status < 300).length
    process.stdout.write(`${name}: ${taken} of ${STRINGS} taken\n`)
    expect(await storedTexts(api)).toEqual([])
  },
)

/** What is stored of people’s texts otherwise than normalised. */
async function storedTexts({ deps }: WatchedApi): Promise<string[]> {
  const { rows } = await deps.database.pool.query<{ text: string }>(`
    select name as text from member union all select email from member
    union all select name from profile union all select name_key from profile union all select description from profile
    union all select name from sign_up union all select nick_name from sign_up union all select email from sign_up
    union all select name_key from sign_up union all select input_text from turn where input_text is not null
    union all select user_agent from event_session union all select location from event_session
    union all select object_name from event union all select unnest(array[key, value]) from event, jsonb_each_text(attributes)`)
  return rows.map(({ text }) => text).filter((text) => normaliseText(text) !== text)
}

it.each([
  ['case', 'Fox_river', 'fOX_RIVER'],
  ['width', 'fox9', 'ｆｏｘ９'],
  ['how it is composed', '여우불', '여우불'.normalize('NFD')],
  ['what is not seen', '여우불', '여\u200b우\u202e불\ufeff'],
  ['jamo', '각시', '\u1100\u1161\u11a8\u1109\u1175'],
])('nicknames that differ by %s are one', async (_, first, second) => {
  const api = await startWatchedApi({ overrides: { passwords: quickPasswords() } })
  const [one, other] = [await createPerson(api, 'member'), await createPerson(api, 'member')]
  const rename = ({ browser, account }: typeof one, name: string) =>
    codeOf(
      browser.api.call('PATCH /v1/profile/{profileId}', {
        params: { profileId: account?.member.profileId ?? '' },
        body: { name },
      }),
    )

  expect(await rename(one, first)).toBe('no error')
  expect(await rename(other, second)).toBe('INVALID_INPUT')
  const body = newPerson({ nickName: second })
  expect(await codeOf(api.browser().api.call('POST /v1/user', { body }))).toBe('INVALID_INPUT')
})
