import { randomBytes, randomUUID } from 'node:crypto'
import { request as send } from 'node:http'
import { CodeTicket, Me, SignedIn } from '@doran/contract'
import { PRIVACY_VERSION, TERMS_VERSION } from '@doran/contract/names'
import {
  expect,
  request as requests,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import { ready } from './player'

export type Account = { email: string; password: string; nickName: string }

const MAILED_WITHIN_MS = 30_000

/** Somebody who has no account yet. */
export function newPerson(): Account {
  const mark = randomUUID().replaceAll('-', '').slice(0, 8)
  return { email: `${mark}@doran.test`, password: `모닥불 곁의 ${mark}`, nickName: `길손${mark}` }
}

/** Makes an account that has been welcomed, and signs the browser of `request` in. */
export async function join(request: APIRequestContext, origin: string): Promise<Account> {
  const person = newPerson()
  const { ticket, cookie } = await signUp(person, origin)
  const code = await codeMailedTo(person, request, '도란 인증번호')
  const data = { ticket: ticket.id, code }
  // The code fits the browser that asked for it.
  const headers = { origin, cookie }
  const confirmed = await request.post('/api/v1/auth/email/confirm', { headers, data })
  SignedIn.parse(await confirmed.json())
  await request.put('/api/v1/user/welcome', { headers: { origin } })
  return person
}

/** The profile of somebody new, whom no browser knows. */
export async function someProfile(origin: string): Promise<string> {
  const request = await requests.newContext({ baseURL: origin })
  try {
    await join(request, origin)
    return await profileOf(request)
  } finally {
    await request.dispose()
  }
}

/** The profile as which the browser of `request` is signed in. */
export async function profileOf(request: APIRequestContext): Promise<string> {
  const me = await request.get('/api/v1/user/me')
  return Me.parse(await me.json()).profile.id
}

/** The code of the newest mail to somebody, from the box in which a local install keeps its mails. */
export async function codeMailedTo(
  { email }: Account,
  request: APIRequestContext,
  subject: '도란 인증번호' | '도란 비밀번호 찾기 인증번호',
): Promise<string> {
  const mail = new RegExp(`(\\d{6}) ${subject}예요\\s+${email}`)
  const find = async () => {
    const page = await (await request.get('/api/v1/local/outbox')).text()
    return mail.exec(page.replaceAll(/<[^>]*>/g, ' '))?.[1] ?? ''
  }
  await expect.poll(find, { timeout: MAILED_WITHIN_MS }).toMatch(/^\d{6}$/)
  return find()
}

/** Makes an account on `/signup`, where the page is already, and skips the welcome. */
export async function joinByHand(page: Page): Promise<Account> {
  const person = newPerson()
  await fillSignUp(page, person)
  await expect(page.getByRole('heading', { name: '이메일 인증' })).toBeFocused()
  const code = await codeMailedTo(person, page.request, '도란 인증번호')
  await page.getByRole('textbox', { name: '인증번호 6자리' }).fill(code)
  await page.getByRole('button', { name: '가입 완료' }).click()
  await skipWelcome(page)
  return person
}

/** Fills in `/signup`, where the page is already, and sends it. */
export async function fillSignUp(page: Page, person: Account): Promise<void> {
  const type = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name: '이메일과 비밀번호' })).toBeVisible()
  await ready(page)
  await type('이메일', person.email)
  await type('비밀번호', person.password)
  await press('다음')
  await type('이름', '길손')
  await type('닉네임', person.nickName)
  await press('다음')
  await page.getByRole('checkbox', { name: /전체 동의/ }).check()
  await press('동의하고 인증 메일 받기')
}

/** Skips both steps of the welcome, and takes its gift. */
export async function skipWelcome(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: '건너뛰기' })
  await skip.click()
  await expect(page.getByRole('heading', { name: '좋아하는 장르' })).toBeFocused()
  await skip.click()
  await expect(page.getByRole('heading', { name: /환영 선물 젬/ })).toBeFocused()
  await page.getByRole('button', { name: '시작하기' }).click()
}

/** Signs in by e-mail and password on `/login/email`, where the page is already. */
export async function signInByHand(page: Page, { email, password }: Account): Promise<void> {
  await expect(page.getByRole('heading', { name: '이메일로 로그인' })).toBeVisible()
  await ready(page)
  await page.getByRole('textbox', { name: '이메일' }).fill(email)
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

/** Signs in, and waits until the page that comes after stands. */
export async function signIn(page: Page, account: Account, next: string): Promise<void> {
  await page.goto(`/login/email?next=${encodeURIComponent(next)}`)
  await signInByHand(page, account)
  await page.waitForURL(next)
}

/** Ends a browser's sign-in on the server; the browser knows nothing of it. */
export async function endSignIn(context: BrowserContext, origin: string): Promise<void> {
  const cookies = await context.cookies()
  await context.request.post('/api/v1/auth/logout', { headers: { origin } })
  await context.addCookies(cookies)
}

// One address may sign up a few times an hour, so everybody comes from a loopback address of their own; a Mac has one.
function signUp(person: Account, origin: string): Promise<{ ticket: CodeTicket; cookie: string }> {
  const { email, password, nickName } = person
  const consent = { isOver14: true, terms: TERMS_VERSION, privacy: PRIVACY_VERSION }
  const body = JSON.stringify({ email, password, nickName, name: '길손', consent })
  const ownAddress = process.platform === 'darwin' ? {} : { family: 4, localAddress: loopback() }
  return new Promise((resolve, reject) => {
    const call = send(`${origin}/api/v1/user`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      ...ownAddress,
    })
    call.on('error', reject)
    call.on('response', async (answer) => {
      try {
        const text = (await answer.setEncoding('utf8').toArray()).join('')
        if (answer.statusCode !== 200) throw new Error(`the sign-up was refused: ${text}`)
        const cookies = answer.headers['set-cookie'] ?? []
        const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
        resolve({ ticket: CodeTicket.parse(JSON.parse(text)), cookie })
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    call.end(body)
  })
}

function loopback(): string {
  const [one, two, three] = randomBytes(3).map((byte) => 1 + (byte % 254))
  return `127.${one}.${two}.${three}`
}
