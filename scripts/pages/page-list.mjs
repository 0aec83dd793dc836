import { randomUUID } from 'node:crypto'
import { StopError } from '../lib/errors.mjs'
import { beginChat } from './begin-chat.mjs'
import { joinMember } from './join-member.mjs'

const TALES = '/doran-tales'

/** In the sitemap, but nobody's first view. */
const LEGAL = ['/terms', '/privacy']

const POST = /^\/community\/[0-9a-f-]{36}$/

/** The fixed pages that the areas' routes put into the sitemap. */
export async function publicPages(origin) {
  const paths = (await sitemapPaths(origin)).filter(
    (path) =>
      !LEGAL.includes(path) &&
      !path.startsWith(themePath('')) &&
      !POST.test(path) &&
      !path.includes('?'),
  )
  return paths.map((path) => ({ name: nameOf(path), path }))
}

/** `coin-store` of `/coin/store`; of the stories' area what comes after its prefix. */
function nameOf(path) {
  if (path === TALES) return 'tales'
  return path.replace(TALES, '').slice(1).replaceAll('/', '-') || 'home'
}

/** The community's posts that the sitemap names. */
export async function postPaths(origin) {
  const paths = (await sitemapPaths(origin)).filter((path) => POST.test(path))
  if (paths.length === 0) throw new StopError('The sitemap names no post.')
  return paths
}

async function sitemapPaths(origin) {
  const response = await fetch(`${origin}/sitemap.xml`)
  const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...found].map(([, address]) => {
    const { pathname, search } = new URL(address)
    return `${pathname}${search}`
  })
}

/**
 * The pages to measure: the bare one, the public ones, a theme's, a game's and a post's, and those that people stay on:
 * the players of a story and of every kind of game, a conversation, the composer.
 */
export async function findPages(origin, floorOrigin, only) {
  const [themeId] = await themeIds(origin)
  const story = await beginStory(origin, themeId)
  const games = await gamePages(origin)
  const [postPath] = await postPaths(origin)
  const writer = await joinMember(origin)
  const gameOf = (kind) => games.find((game) => game.kind === kind)
  const pages = [
    ...(await publicPages(origin)).map((page) => ({ ...page, kind: 'public' })),
    { name: 'theme', path: themePath(themeId), kind: 'public' },
    { name: 'game', path: gameOf('psytest').about, kind: 'public' },
    { name: 'post', path: postPath, kind: 'public' },
    { name: 'player', ...story, kind: 'app' },
    { name: 'test-player', path: gameOf('psytest').player, kind: 'app' },
    { name: 'cup-player', path: gameOf('worldcup').player, kind: 'app' },
    { name: 'board-player', path: gameOf('tier').player, kind: 'app' },
    { name: 'quiz-player', path: gameOf('quiz').player, kind: 'app' },
    { name: 'branch-player', path: gameOf('branch').player, kind: 'app' },
    { name: 'chatroom', ...(await beginChat(origin)), kind: 'app' },
    { name: 'composer', path: '/community/write', cookie: writer.cookie(), kind: 'app' },
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

/** Begins a story as a new visitor of age: its player's path, and the cookie that owns it. */
export async function beginStory(origin, templateUuid) {
  const send = async (method, path, body, cookie = '') => {
    const headers = { origin, cookie, 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new StopError(`No story could be begun: ${await answer.text()}`)
    return answer
  }
  const aged = await send('PUT', '/v1/user/rating', { isOver15: true })
  const cookies = aged.headers.getSetCookie().map((line) => line.split(';')[0])
  const cookie = cookies.join('; ')
  const clientSessionId = randomUUID().replaceAll('-', '')
  const begun = await send('POST', '/v1/tales/session', { clientSessionId, templateUuid }, cookie)
  const { session } = await begun.json()
  return { path: `${TALES}/play/${session.id}`, cookie }
}

/** The pages of each game: the one about it, and its player. */
export async function gamePages(origin) {
  const answer = await fetch(`${origin}/api/v1/game?limit=50`)
  if (!answer.ok) throw new StopError(`No games could be read: ${await answer.text()}`)
  const { items } = await answer.json()
  return items.map(({ kind, id }) => ({
    kind,
    about: `/games/detail?id=${id}`,
    player: playerOf(kind, id),
  }))
}

function playerOf(kind, id) {
  if (kind === 'tier') return `/tiermaker/thumbnailer?id=${id}`
  return kind === 'quiz' || kind === 'branch' ? `/games/detail?id=${id}&go=1` : `/${kind}?id=${id}`
}
