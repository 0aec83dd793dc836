import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../lib/paths.mjs'

// The root depends on no package of the workspace: these are taken as they were built.
const built = (name, entry) =>
  import(pathToFileURL(join(ROOT, 'packages', name, 'dist', entry)).href)

/** The story engine, and the shipped themes compiled by it. */
export async function loadStories() {
  const engine = await built('story-engine', 'index.js')
  const { openArtefact } = await built('story-content', 'artefact.js')
  const { themes, common } = openArtefact()
  const commonSource = common.load()
  const sources = themes.map(({ load }) => load())
  return sources.map((source) => ({
    slug: source.slug,
    id: source.id,
    title: source.title,
    endings: source.endings.map(({ key }) => key),
    ...engineOf(engine, engine.compileTheme(source, commonSource)),
  }))
}

function engineOf({ openStory, tellTurn }, theme) {
  return {
    open: () => openStory(theme),
    tell: (state, input, seed) => tellTurn(theme, state, input, seed),
  }
}
