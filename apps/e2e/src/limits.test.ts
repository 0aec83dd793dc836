import { ADDRESS_FACTOR, LIMITS } from '@doran/contract/limits'
import { expect, test } from './journey'

const AT_ONCE = 20
const ALLOWED = LIMITS.search.count * ADDRESS_FACTOR

test('an address that a client claims to have is not the one that is counted', async ({
  request,
}) => {
  const statuses = new Set<number>()
  for (let sent = 0; sent < ALLOWED + 2 * AT_ONCE && !statuses.has(429); sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        request.get('/api/v1/tales/template?limit=1', { headers: forged(sent + at) }),
      ),
    )
    for (const answer of answers) statuses.add(answer.status())
  }
  expect(statuses).toEqual(new Set([200, 429]))
  const refused = await request.get('/api/v1/tales/template', { headers: forged(9_999) })
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/조금만 천천히 해 주세요\. \d+초 뒤에/)
})

function forged(number: number): Record<string, string> {
  const address = `203.0.${Math.floor(number / 250)}.${number % 250}`
  return {
    'x-forwarded-for': address,
    forwarded: `for=${address}`,
    'x-real-ip': address,
    'cf-connecting-ip': address,
    'x-doran-client-address': address,
    'x-doran-front-door': 'a-guessed-secret-of-some-length',
  }
}
