import { randomUUID } from 'node:crypto'
import { StopError } from '../lib/errors.mjs'
import { beginChat } from './begin-chat.mjs'

const TALES = '/doran-tales'

/** In the sitemap, but nobody's first view. */
const LEGAL = ['/terms', '/privacy']

/** The fixed pages that the areas' routes put into the sitemap. */
export async function publicPages(origin) {
  const paths = (await sitemapPaths(origin)).filter(
    (path) => !LEGAL.includes(path) && !path.startsWith(themePath('')),
  )
  return paths.map((path) => ({ name: nameOf(path), path }))
}

function nameOf(path) {
  if (path === TALES) return 'tales'
  return path.split('/').at(-1) || 'home'
}

async function sitemapPaths(origin) {
  const response = await fetch(`${origin}/sitemap.xml`)
  const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...found].map(([, address]) => new URL(address).pathname)
}

/** The pages to measure: the bare one, the public ones, a theme's, and those that people stay on: a player, a conversation. */
export async function findPages(origin, floorOrigin, only) {
  const [themeId] = await themeIds(origin)
  const story = await beginStory(origin, themeId)
  const pages = [
    ...(await publicPages(origin)).map((page) => ({ ...page, kind: 'public' })),
    { name: 'theme', path: themePath(themeId), kind: 'public' },
    { name: 'player', ...story, kind: 'app' },
    { name: 'chatroom', ...(await beginChat(origin)), kind: 'app' },
  ].map((page) => ({ ...page, url: `${origin}${page.path}` }))
  const names = only.split(',').filter(Boolean)
  const chosen = names.length > 0 ? pages.filter(({ name }) => names.includes(name)) : pages
  if (chosen.length === 0)
    throw new StopError(`--only takes ${pages.map(({ name }) => name).join(', ')}.`)
  return [{ name: 'floor', path: '/', kind: 'floor', url: `${floorOrigin}/` }, ...chosen]
}

/** The themes that the sitemap names. */
export async function themeIds(origin) {
  const paths = await sitemapPaths(origin)
  const start = themePath('')
  const ids = new Set(
    paths.flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : [])),
  )
  if (ids.size === 0) throw new StopError('The sitemap names no theme.')
  return [...ids]
}

export const themePath = (id) => `${TALES}/theme/${id}`

/** Begins a story as a new visitor: its player's path, and the cookie that owns it. */
export async function beginStory(origin, templateUuid) {
  const answer = await fetch(`${origin}/api/v1/tales/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ clientSessionId: randomUUID().replaceAll('-', ''), templateUuid }),
  })
  if (!answer.ok) throw new StopError(`No story could be begun: ${await answer.text()}`)
  const { session } = await answer.json()
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { path: `${TALES}/play/${session.id}`, cookie: cookies.join('; ') }
}
