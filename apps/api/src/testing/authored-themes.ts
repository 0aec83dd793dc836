import { openArtefact, summaryOf, type AuthoredContent } from '@doran/story-content/artefact'
import type { CommonSource, ThemeSource } from '@doran/story-engine'
import { inject } from 'vitest'

type Sources = {
  themes: readonly { source: ThemeSource; hash: string }[]
  common: { source: CommonSource; hash: string }
}

let shipped: Sources | null = null

/** All that the product ships. It is loaded once a worker, and frozen because test files share it. */
export function authoredThemes(): Sources {
  shipped ??= deepFreeze(loadAll(openArtefact(inject('contentFolder'))))
  return shipped
}

/** Makes themes, shipped or changed by a test, into content that can be seeded. */
export function contentOf({ themes, common }: Sources): AuthoredContent {
  return {
    themes: themes.map(({ source, hash }) => ({
      hash,
      summary: summaryOf(source),
      load: () => source,
    })),
    common: { hash: common.hash, load: () => common.source },
  }
}

function loadAll({ themes, common }: AuthoredContent): Sources {
  return {
    themes: themes.map(({ hash, load }) => ({ source: load(), hash })),
    common: { source: common.load(), hash: common.hash },
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return Object.freeze(value)
}
