import { expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeMailedTo, join, logIn, mailsTo, newPerson } from '../../testing/test-account.js'
import { codeOf } from '../../testing/test-browser.js'

it('makes an account of a sign-up once its code comes back, and signs in', async () => {
  const { deps, browser: open } = startTestApi(await createTestDatabase())
  const browser = open()
  const { me, person } = await join(deps, browser)

  expect(me).toMatchObject({
    email: person.email,
    nickName: person.nickName,
    hasAgreedToMarketing: false,
    roles: [],
    signIns: ['password'],
    needs: ['welcome'],
    unread: { notification: 1 },
  })
  const again = open()
  await logIn(again, person.email)
  expect((await again.api.call('GET /v1/user/me', {})).id).toBe(me.id)
})

it('tells until when the first day lasts, and afterwards nothing of it', async () => {
  const clock = createManualClock(new Date())
  const { deps, browser: open } = startTestApi(await createTestDatabase(), { clock })
  const browser = open()
  const { me } = await join(deps, browser)
  const left = Date.parse(me.firstDayUntil ?? '') - clock.now().getTime()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(86_400_000)
  clock.advance(left)
  expect((await browser.api.call('GET /v1/user/me', {})).firstDayUntil).toBeNull()
})

it('answers a known address like a new one, and only its mail tells', async () => {
  const { deps, browser: open } = startTestApi(await createTestDatabase())
  const { person } = await join(deps, open())

  const answer = await open().api.call('POST /v1/user', {
    body: newPerson({ email: person.email.toUpperCase() }),
  })

  expect(Object.keys(answer).toSorted()).toEqual(['expiresAt', 'id'])
  const [newest] = await mailsTo(deps, person.email)
  expect(newest?.subject).toContain('이미')
  const tries = Array.from({ length: 6 }, () =>
    codeOf(
      open().api.call('POST /v1/auth/email/confirm', {
        body: { ticket: answer.id, code: '000000' },
      }),
    ),
  )
  expect(new Set(await Promise.all(tries))).toEqual(new Set(['CODE_WRONG', 'CODE_EXPIRED']))
})

it('takes five tries of a code, and no sixth though it is right', async () => {
  const { deps, browser: open } = startTestApi(await createTestDatabase())
  const browser = open()
  const person = newPerson()
  const { id: ticket } = await browser.api.call('POST /v1/user', { body: person })
  const code = await codeMailedTo(deps, person.email)
  const wrong = code === '000000' ? '000001' : '000000'
  const confirm = (given: string) =>
    codeOf(browser.api.call('POST /v1/auth/email/confirm', { body: { ticket, code: given } }))

  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(wrong)))

  expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(5)
  expect(await confirm(code)).toBe('CODE_EXPIRED')
})
