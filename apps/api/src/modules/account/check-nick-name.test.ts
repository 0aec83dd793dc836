import { FIELD_COPY } from '@doran/contract/errors'
import { expect, it } from 'vitest'
import { codeMailedTo, join, newPerson } from '../../testing/test-account.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { readError, type Browser } from '../../testing/test-browser.js'

const api = sharedTestApi()

async function refusalOf(browser: Browser, method: string, path: string, body: object) {
  const response = await browser.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, field, message } = (await readError(response)).error
  return { code, field, message }
}

const signUp = (nickName: string) =>
  refusalOf(api().browser(), 'POST', '/v1/user', newPerson({ nickName }))
const check = (v: string) =>
  api().browser().api.call('GET /v1/user/nickname/check', { query: { v } })

/** Somebody who would like another nickname. */
async function somebody(nickName?: string) {
  const browser = api().browser()
  const person = newPerson(nickName === undefined ? {} : { nickName })
  const { me } = await join(api().deps, browser, person)
  const rename = (name: string) =>
    refusalOf(browser, 'PATCH', `/v1/profile/${me.profile.id}`, { name })
  return { me, rename }
}

it.each(['운영자', '도란_1', 'DoranTeam', '씨_발1'])(
  'says of %s that it cannot be had, wherever one asks',
  async (name) => {
    const refused = { code: 'INVALID_INPUT', message: FIELD_COPY.nickNameReserved }
    const { rename } = await somebody()

    expect(await signUp(name)).toEqual({ ...refused, field: 'nickName' })
    expect(await rename(name)).toEqual({ ...refused, field: 'name' })
    const checked = await check(name)
    expect(checked).toMatchObject({ isFree: false, isReserved: true })
    expect(checked.suggestions.length).toBeGreaterThan(0)
  },
)

it('says of a name like somebody’s that it is taken, wherever one asks', async () => {
  const taken = { code: 'INVALID_INPUT', message: FIELD_COPY.nickNameTaken }
  await somebody('Moonlit')
  const { rename } = await somebody()

  expect(await signUp('moonLIT')).toEqual({ ...taken, field: 'nickName' })
  expect(await rename('moonLIT')).toEqual({ ...taken, field: 'name' })
  expect(await check('moonLIT')).toMatchObject({ isFree: false, isReserved: false })
})

it('says nothing against a name that is free', async () => {
  expect(await check('moonlight')).toEqual({ isFree: true, isReserved: false, suggestions: [] })
})

it('keeps the name of a sign-up for the browser that began it, and for no other', async () => {
  const browser = api().browser()
  const begin = (email: string) =>
    browser.api.call('POST /v1/user', { body: newPerson({ email, nickName: '별지기' }) })
  const first = await begin('wrong@doran.test')
  expect(await check('별지기')).toMatchObject({ isFree: false })
  const own = { query: { v: '별지기' } }
  expect(await browser.api.call('GET /v1/user/nickname/check', own)).toMatchObject({ isFree: true })
  const second = await begin('right@doran.test')
  expect(await signUp('별지기')).toMatchObject({ field: 'nickName' })

  const confirm = async (ticket: string, email: string) => {
    const body = { ticket, code: await codeMailedTo(api().deps, email) }
    return browser.api.call('POST /v1/auth/email/confirm', { body })
  }
  await expect(confirm(first.id, 'wrong@doran.test')).rejects.toMatchObject({
    code: 'CODE_EXPIRED',
  })
  await confirm(second.id, 'right@doran.test')
})
