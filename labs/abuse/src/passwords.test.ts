import { LENGTHS } from '@doran/contract/limits'
import { FIELD_COPY } from '@doran/contract/errors'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { inParallel } from '@doran/api/testing/in-parallel'
import { codeMailedTo, newPerson } from '@doran/api/testing/test-account'
import { codeOf, readError } from '@doran/api/testing/test-browser'
import { sharedByTests } from '@doran/api/testing/shared-by-tests'
import { quickPasswords } from '@doran/api/testing/calls/quick-passwords'
import { startWatchedApi } from '@doran/api/testing/calls/watched-api'

const api = sharedByTests((onEnd) =>
  startWatchedApi({ overrides: { passwords: quickPasswords() } }, onEnd),
)

/** What the sign-up says to a password: the copy of its refusal, or null. */
async function refusalOf(password: string, given: Partial<ReturnType<typeof newPerson>> = {}) {
  const response = await api()
    .browser()
    .request('/v1/user', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...newPerson(given), password }),
    })
  if (response.ok) return null
  const { error } = await readError(response)
  expect(error).toMatchObject({ code: 'INVALID_INPUT', field: 'password' })
  return error.message
}

const LETTERS = '가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노'
const ofLength = (length: number) => LETTERS.repeat(10).slice(0, length)

describe('a new password', () => {
  it.each([
    ['nine characters', ofLength(9), FIELD_COPY.password],
    ['ten', ofLength(10), null],
    ['128', ofLength(128), null],
    ['129', ofLength(129), FIELD_COPY.passwordTooLong],
    ['nine, in pieces', ofLength(9).normalize('NFD'), FIELD_COPY.password],
    ['128, in pieces', ofLength(128).normalize('NFD'), null],
    ['ten of two halves each', '🦊🔥🌙🪵🦉☕🎈🧭🎻🪶', null],
    ['nine of two halves each', '🦊🔥🌙🪵🦉🍂🎈🧭🎻', FIELD_COPY.password],
    ['spaces between', 'a b c d e f', null],
    ['spaces alone', ' '.repeat(12), FIELD_COPY.passwordCommon],
    ['nothing that is seen', '\u200b'.repeat(12), FIELD_COPY.password],
    ['one letter', 'zzzzzzzzzzzz', FIELD_COPY.passwordCommon],
    ['a run', '0123456789', FIELD_COPY.passwordCommon],
    ['a run backwards', 'zyxwvutsrqp', FIELD_COPY.passwordCommon],
    ['a common one in wide letters', 'ｐａｓｓｗｏｒｄ１２３４', FIELD_COPY.passwordCommon],
    ['a common one in capitals', 'PASSWORD1234', FIELD_COPY.passwordCommon],
    ['the product', 'doran-doran-2026', FIELD_COPY.passwordCommon],
    ['the product in Hangul', '도란도란도란!!!!', FIELD_COPY.passwordCommon],
    ['the product in pieces', '도란도란1234567'.normalize('NFD'), FIELD_COPY.passwordCommon],
  ])('of %s', async (_, password, refusal) => {
    expect(await refusalOf(password)).toBe(refusal)
  })

  it('is not the person’s own address or name', async () => {
    const email = 'someone-by-the-river@example.test'
    expect(await refusalOf(email, { email })).toBe(FIELD_COPY.passwordOwn)
    expect(await refusalOf('SOMEONE-BY-THE-RIVER', { email })).toBe(FIELD_COPY.passwordOwn)
    const nickName = '강가에서낮잠자는여우'
    expect(await refusalOf(nickName.normalize('NFD'), { nickName })).toBe(FIELD_COPY.passwordOwn)
  })

  it('is none of the common ones, in small letters or capitals', async () => {
    const common = dictionary['passwords-common'].filter(
      ({ length }) => length >= LENGTHS.passwordMin,
    )
    const tried = common.flatMap((password) => [password, password.toUpperCase()])

    const answers = await inParallel(tried, 16, async (password) => ({
      password,
      refusal: await refusalOf(password),
    }))

    expect(answers.filter(({ refusal }) => refusal !== FIELD_COPY.passwordCommon)).toEqual([])
    process.stdout.write(
      `${common.length} common passwords of ${dictionary['passwords-common'].length} are long enough\n`,
    )
  })
})

it.each(['NFC', 'NFD', 'NFKC', 'NFKD'])(
  'a Hangul password typed in %s signs in, however it was set',
  async (form) => {
    const password = 'ｶﾞ밤마다 장작을 세 개씩①'
    for (const set of ['NFC', 'NFD']) {
      const person = newPerson({ password: password.normalize(set) })
      const browser = api().browser()
      const { id: ticket } = await browser.api.call('POST /v1/user', { body: person })
      const code = await codeMailedTo(api().deps, person.email)
      await browser.api.call('POST /v1/auth/email/confirm', { body: { ticket, code } })

      const body = { email: person.email, password: password.normalize(form) }
      const signedIn = codeOf(api().browser().api.call('POST /v1/auth/login', { body }))

      expect(await signedIn).toBe('no error')
    }
  },
)
