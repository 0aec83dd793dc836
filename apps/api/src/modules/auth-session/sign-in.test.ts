import { expect, it } from 'vitest'
import {
  PASSWORD,
  codeMailedTo,
  logIn,
  newPerson,
  signInOf,
  startWithMember,
} from '../../testing/test-account.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'

it('opens nothing by a password that is changed meanwhile', async () => {
  const { api, browser: owner, email } = await startWithMember()
  const { id: ticket } = await owner.api.call('POST /v1/auth/password/reset-request', {
    body: { email },
  })
  const code = await codeMailedTo(api.deps, email)

  const thieves = Array.from({ length: 9 }, () => api.browser())
  const tries = thieves.map((thief) => codeOf(logIn(thief, email)))
  const reset = { ticket, code, password: '새로 정한 긴 비밀번호' }
  await owner.api.call('POST /v1/auth/password/reset', { body: reset })
  await Promise.all(tries)

  for (const thief of thieves) {
    expect(await signInOf(thief)).not.toBe('no error')
  }
  expect(await signInOf(owner)).toBe('no error')
})

it('opens one session by one code, and none once another has it', async () => {
  const { api, browser: owner, email } = await startWithMember()
  const { code } = await owner.api.call('POST /v1/auth/short-time-password', { body: {} })
  const body = { email, code }
  const borrowed = Array.from({ length: 4 }, () => api.browser())

  const answers = await Promise.all(
    borrowed.map((each) => codeOf(each.api.call('POST /v1/auth/login/short-time', { body }))),
  )

  expect(answers.toSorted()).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG', 'no error'])
  const { items } = await owner.api.call('GET /v1/auth/session', {})
  expect(items.filter(({ isLimited }) => isLimited)).toHaveLength(1)
})

it('confirms a sign-up in the browser alone that began it', async () => {
  const api = startTestApi(await createTestDatabase())
  const [attacker, victim] = [api.browser(), api.browser()]
  const person = newPerson()
  const { id: ticket } = await attacker.api.call('POST /v1/user', { body: person })
  const code = await codeMailedTo(api.deps, person.email)

  const body = { ticket, code }
  const confirm = victim.api.call('POST /v1/auth/email/confirm', { body })
  expect(await codeOf(confirm)).toBe('CODE_WRONG')
  expect(await codeOf(attacker.api.call('POST /v1/auth/email/confirm', { body }))).toBe('no error')
})

it('shows of a browser what is a browser’s name, and nothing that its sender wrote', async () => {
  const { api, browser, email } = await startWithMember()
  const written = 'Doran Security. Is this not you? Go to https://evil.example now. Otherwise/1 ('

  await api.browser().request('/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': written },
    body: JSON.stringify({ email, password: PASSWORD }),
  })

  const { items } = await browser.api.call('GET /v1/auth/session', {})
  expect(items.map(({ device }) => device)).toEqual(['알 수 없는 기기', '알 수 없는 기기'])
})
