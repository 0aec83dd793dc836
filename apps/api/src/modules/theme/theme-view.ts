import type { Choice, PlayableScene, ThemeCard, ThemeDetail } from '@doran/contract'
import { TALES_PATH } from '@doran/contract/names'
import { endingsOf, openStory, splitSentences, type ThemeSource } from '@doran/story-engine'
import type { LoadedTheme } from '../../resources/theme-cache.js'

/** A theme of a list: its row's facts and its version. */
export type ThemeContent = { id: string; publishedAt: Date; content: unknown }

const EXCERPT_SENTENCES = 3

export function coverOf(source: Pick<ThemeSource, 'slug' | 'coverAlt'>) {
  return {
    url: `${TALES_PATH}/covers/${source.slug}.svg`,
    wideUrl: `${TALES_PATH}/covers/${source.slug}-wide.svg`,
    alt: source.coverAlt,
  }
}

export function toThemeCard(publishedAt: Date, source: ThemeSource): ThemeCard {
  return {
    id: source.id,
    title: source.title,
    hook: source.hook,
    genre: source.genre,
    tags: source.tags,
    ageRating: source.ageRating,
    length: source.length,
    endingCount: source.endings.length,
    cover: coverOf(source),
    excerpt: splitSentences(source.opening).slice(0, EXCERPT_SENTENCES).join('').trim(),
    publishedAt: publishedAt.toISOString(),
  }
}

export function toPlayableScene(publishedAt: Date, theme: LoadedTheme): PlayableScene {
  const { text, choices } = openStory(theme.compiled)
  return { theme: toThemeCard(publishedAt, theme.source), opening: text, choices: wire(choices) }
}

export function toThemeDetail(publishedAt: Date, { source, compiled }: LoadedTheme): ThemeDetail {
  const { text, choices } = openStory(compiled)
  return {
    ...toThemeCard(publishedAt, source),
    synopsis: source.synopsis,
    warnings: source.warnings,
    tone: source.tone,
    opening: text,
    choices: wire(choices),
    cast: source.cast.map(({ name, role, look }) => ({ name, role, look })),
    gauges: source.gauges
      .filter((gauge) => gauge.visible)
      .map(({ label, meaning }) => ({ label, meaning })),
    endings: endingsOf(compiled).map(({ key, hint, rare }) => ({ key, hint, rare })),
  }
}

function wire(choices: readonly Choice[]): Choice[] {
  return [...choices]
}
