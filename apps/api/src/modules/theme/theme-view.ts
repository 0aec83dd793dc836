import type { Choice, PlayableScene, ThemeCard, ThemeDetail } from '@doran/contract'
import { endingsOf, openStory } from '@doran/story-engine'
import type { LoadedTheme } from './theme-cache.js'
import type { CurrentTheme } from './get-current-theme.js'
import type { ThemeFacts } from './theme-facts.js'
import { coverOf, linkImageOf, portraitsOf } from './theme-pictures.js'

/** Fewer are not shown: a small number says more about the people than about the story. */
const READERS_SHOWN_FROM = 30

export function toThemeCard(
  facts: ThemeFacts,
  { publishedAt, changedAt, readers }: { publishedAt: Date; changedAt: Date; readers: number },
): ThemeCard {
  const { slug: _slug, coverAlt: _coverAlt, ...shown } = facts
  return {
    ...shown,
    cover: coverOf(facts),
    readers: readers >= READERS_SHOWN_FROM ? readers : null,
    publishedAt: publishedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

export function toPlayableScene(theme: CurrentTheme): PlayableScene {
  const { text, choices } = openStory(theme.loaded.compiled)
  return { theme: toThemeCard(theme.facts, theme), opening: text, choices: wire(choices) }
}

export function toThemeDetail(theme: CurrentTheme, similar: ThemeCard[]): ThemeDetail {
  const { source, compiled } = theme.loaded
  const { text, choices } = openStory(compiled)
  return {
    ...toThemeCard(theme.facts, theme),
    synopsis: source.synopsis,
    tone: source.tone,
    opening: text,
    choices: wire(choices),
    cast: castOf(theme.loaded),
    gauges: source.gauges
      .filter((gauge) => gauge.visible)
      .map(({ label, meaning }) => ({ label, meaning })),
    endings: endingsOf(compiled).map(({ key, hint, rare }) => ({ key, hint, rare })),
    similar,
    linkImage: linkImageOf(theme.id, theme.themeHash),
  }
}

function castOf({ source }: LoadedTheme): ThemeDetail['cast'] {
  return source.cast.map(({ name, role, samples: [line = ''], ...rest }) => ({
    name,
    role,
    line,
    portraits: portraitsOf(source.slug, rest),
  }))
}

function wire(choices: readonly Choice[]): Choice[] {
  return [...choices]
}
