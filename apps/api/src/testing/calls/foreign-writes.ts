import { ORIGIN } from '../test-browser.js'

const HOST = new URL(ORIGIN).host
const FORM = 'application/x-www-form-urlencoded'
const SITE = 'sec-fetch-site'

/** Origins that are not the product's, however much they look like it. */
export const FOREIGN_ORIGINS = [
  'https://evil.example',
  'null',
  `http://www.${HOST}`,
  `http://${HOST}.evil.example`,
  `http://evil-${HOST}`,
  `http://${HOST}@evil.example`,
  `https://${HOST}`,
  'http://localhost',
  'http://localhost:3001',
  'http://127.0.0.1:3000',
  `${ORIGIN}/`,
  `${ORIGIN}, https://evil.example`,
  'HTTP://LOCALHOST:3000',
  'file://',
] as const

/** How another site's page, or one beside ours, may try to write with a signed-in browser. An empty origin is none at all. */
export const FOREIGN_WRITES: readonly {
  name: string
  origin: string
  headers: Record<string, string>
}[] = [
  ...FOREIGN_ORIGINS.map((origin) => ({ name: `from ${origin}`, origin, headers: {} })),
  {
    name: 'by a form',
    origin: 'https://evil.example',
    headers: { 'content-type': FORM, [SITE]: 'cross-site' },
  },
  { name: 'as text', origin: 'https://evil.example', headers: { 'content-type': 'text/plain' } },
  { name: 'without an origin', origin: '', headers: {} },
  { name: 'without an origin, as one’s own', origin: '', headers: { [SITE]: 'same-origin' } },
  { name: 'as told by the browser cross-site', origin: ORIGIN, headers: { [SITE]: 'cross-site' } },
  { name: 'as told by the browser same-site', origin: ORIGIN, headers: { [SITE]: 'same-site' } },
  { name: 'typed into the address bar', origin: ORIGIN, headers: { [SITE]: 'none' } },
  {
    name: 'behind another host',
    origin: 'https://evil.example',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  },
]
