import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../lib/paths.mjs'

// The root depends on no package of the workspace: these are taken as they were built.
const built = (name) => import(pathToFileURL(join(ROOT, 'packages', name, 'dist', 'index.js')).href)

/** The story engine, and the shipped themes compiled by it. */
export async function loadStories() {
  const engine = await built('story-engine')
  const { loadAuthoredThemes } = await built('story-content')
  const { themes, common } = loadAuthoredThemes()
  return themes.map(({ source }) => ({
    slug: source.slug,
    id: source.id,
    title: source.title,
    endings: source.endings.map(({ key }) => key),
    ...engineOf(engine, engine.compileTheme(source, common.source)),
  }))
}

function engineOf({ openStory, tellTurn }, theme) {
  return {
    open: () => openStory(theme),
    tell: (state, input, seed) => tellTurn(theme, state, input, seed),
  }
}
