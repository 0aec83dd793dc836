import { randomUUID } from 'node:crypto'
import { StopError } from '../lib/errors.mjs'
import { delay } from '../lib/process-group.mjs'

const MAILED_WITHIN_MS = 20_000

/** Signs somebody new up, with the code from the install's own outbox. */
export async function joinMember(origin) {
  const mark = randomUUID().slice(0, 8)
  const email = `${mark}@doran.test`
  const cookies = new Map()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const call = async (method, path, body) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { origin, cookie: cookie(), ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new StopError(`${method} ${path} answered ${answer.status}: ${text}`)
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return text === '' ? null : JSON.parse(text)
  }
  const ticket = await call('POST', '/v1/user', {
    name: '김도란',
    email,
    password: `모닥불 곁의 ${mark}`,
    nickName: `길손${mark.slice(0, 6)}`,
    hasAgreedToMarketing: false,
    country: 'KR',
    consent: { isOver14: true, ...(await versions(origin)) },
  })
  const code = await codeMailedTo(origin, email)
  await call('POST', '/v1/auth/email/confirm', { ticket: ticket.id, code })
  await call('PUT', '/v1/user/welcome')
  return { call, cookie }
}

/** The texts in force, as their pages name them. */
async function versions(origin) {
  const of = async (path) => {
    const page = await (await fetch(`${origin}${path}`)).text()
    return /<time[^>]*dateTime="(\d{4}-\d{2}-\d{2})"/i.exec(page)?.[1]
  }
  return { terms: await of('/terms'), privacy: await of('/privacy') }
}

async function codeMailedTo(origin, email) {
  const end = Date.now() + MAILED_WITHIN_MS
  while (Date.now() < end) {
    const page = await (await fetch(`${origin}/api/v1/local/outbox`)).text()
    const code = new RegExp(`(\\d{6}) 도란 인증번호예요\\s+${email}`).exec(
      page.replaceAll(/<[^>]*>/g, ' '),
    )?.[1]
    if (code) return code
    await delay(300)
  }
  throw new StopError(`No code was mailed to ${email}.`)
}
