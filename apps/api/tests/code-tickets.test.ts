import { randomUUID } from 'node:crypto'
import { CODE_MAILS_A_DAY } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { quickPasswords } from '../src/testing/calls/quick-passwords.js'
import { addressOf, startStrictApi } from '../src/testing/calls/strict-limits-api.js'
import { startWatchedApi } from '../src/testing/calls/watched-api.js'
import { mail } from '../src/schema/tables.js'
import { codeMailedTo, join, mailsTo, newPerson } from '../src/testing/test-account.js'
import { codeOf } from '../src/testing/test-browser.js'

const PASSWORD = '새벽까지 타는 참나무 둘'

describe('codes', () => {
  it.each(['reset', 'sign-up'])(
    'of a %s that no mail brought fit nothing: more tickets are no further guesses',
    async (way) => {
      const api = await startStrictApi()
      const { person } = await join(api.deps, api.browserAt('192.0.2.7'))
      const known = person.email
      const email = way === 'reset' ? known : `${randomUUID()}@example.test`
      const ask = (number: number) => {
        const { api: calls } = api.browserAt(addressOf(number))
        return way === 'reset'
          ? calls.call('POST /v1/auth/password/reset-request', { body: { email } })
          : calls.call('POST /v1/user', { body: newPerson({ email }) })
      }
      const had = (await mailsTo(api.deps, email)).length
      let last = ''
      for (let number = 0; number <= CODE_MAILS_A_DAY; number += 1) last = (await ask(number)).id

      const sent = await mailsTo(api.deps, email)
      expect(sent.length).toBeLessThanOrEqual(CODE_MAILS_A_DAY)
      expect(sent.length).toBeGreaterThan(had)
      const unsent = await api.deps.db.select().from(mail)
      const newest = unsent.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
      const code = /\b\d{6}\b/.exec(newest?.subject ?? '')?.[0] ?? ''
      expect(newest?.toAddress).toBeNull()
      const { api: calls } = api.browserAt('192.0.2.8')
      const tried =
        way === 'reset'
          ? calls.call('POST /v1/auth/password/reset', {
              body: { ticket: last, code, password: PASSWORD },
            })
          : calls.call('POST /v1/auth/email/confirm', { body: { ticket: last, code } })
      expect(await codeOf(tried)).toBe('CODE_WRONG')
    },
  )
})

describe('many at once', () => {
  it('sign up without waiting for each other for ever', async () => {
    const api = await startWatchedApi({ overrides: { passwords: quickPasswords() } })

    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        codeOf(api.browserAt(addressOf(number)).api.call('POST /v1/user', { body: newPerson() })),
      ),
    )

    expect(new Set(answers)).toEqual(new Set(['no error']))
  })

  it('confirm an address of several sign-ups: one has it', async () => {
    const api = await startWatchedApi()
    const email = `${randomUUID()}@example.test`
    const codeTickets: { ticket: string; code: string }[] = []
    const browser = api.browser()
    for (let count = 0; count < 5; count += 1) {
      const { id: ticket } = await browser.api.call('POST /v1/user', { body: newPerson({ email }) })
      codeTickets.push({ ticket, code: await codeMailedTo(api.deps, email) })
    }

    const answers = await Promise.all(
      codeTickets.map((body) => codeOf(browser.api.call('POST /v1/auth/email/confirm', { body }))),
    )

    expect(answers.toSorted()).toEqual([...Array<string>(4).fill('CODE_EXPIRED'), 'no error'])
  })
})
