import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import {
  beginStory,
  gamePages,
  postPaths,
  publicPages,
  themeIds,
  themePath,
} from '../pages/page-list.mjs'

const SOURCES = [
  'packages/story-content/themes/**/*.*',
  'packages/game-content/src/**/*.ts',
  'packages/{contract,engagement,forms,game-engine,site,story-reader,ui,story-content}/src/**/*.{ts,tsx}',
  'apps/{web,tales}/src/**/*.{ts,tsx}',
]

/** The words of every first view: the public pages, the pages of posts, themes and games, and the player of each just begun. */
export async function readViews(origin) {
  const views = []
  const publicPaths = (await publicPages(origin)).map(({ path }) => path)
  for (const path of [...publicPaths, ...(await postPaths(origin))])
    views.push(await wordsOf(`${origin}${path}`))
  for (const { about, player } of await gamePages(origin)) {
    for (const path of [about, player]) views.push(await wordsOf(`${origin}${path}`))
  }
  for (const id of await themeIds(origin)) {
    const { path, cookie } = await beginStory(origin, id)
    views.push(await wordsOf(`${origin}${themePath(id)}`))
    views.push(await wordsOf(`${origin}${path}`, { cookie }))
  }
  return views
}

/** All that the product may ever show of its own: what its sources say. */
export function readSources() {
  return globSync(SOURCES, { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n')
}

async function wordsOf(url, headers = {}) {
  const html = await (await fetch(url, { headers })).text()
  return html
    .replace(/<head[\s\S]*?<\/head>/, '')
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
}
