import type { Choice, PlayableScene, ThemeCard, ThemeDetail } from '@doran/contract'
import { STATS_SHOWN_FROM } from '@doran/contract/theme/limits'
import { endingsOf, openStory } from '@doran/story-engine'
import { OFFICIAL_NAME, OFFICIAL_PROFILE_ID } from '../profile/index.js'
import { characterIdOf } from './character-id.js'
import type { LoadedTheme } from './theme-cache.js'
import type { CurrentTheme } from './get-current-theme.js'
import type { ThemeFacts } from './theme-facts.js'
import { coverOf, linkImageOf, portraitsOf } from './theme-pictures.js'

export function toThemeCard(
  facts: ThemeFacts,
  { publishedAt, changedAt, readers }: { publishedAt: Date; changedAt: Date; readers: number },
): ThemeCard {
  const { slug: _slug, coverAlt: _coverAlt, castIds: _castIds, ...shown } = facts
  return {
    ...shown,
    cover: coverOf(facts),
    readers: readers >= STATS_SHOWN_FROM.readers ? readers : null,
    publishedAt: publishedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

export function toPlayableScene(theme: CurrentTheme): PlayableScene {
  const { text, choices } = openStory(theme.loaded.compiled)
  return { theme: toThemeCard(theme.facts, theme), opening: text, choices: wire(choices) }
}

type Beside = { similar: ThemeCard[] } & Pick<ThemeDetail['stats'], 'completion' | 'rating'>

export function toThemeDetail(
  theme: CurrentTheme,
  { similar, completion, rating }: Beside,
): ThemeDetail {
  const { source, compiled } = theme.loaded
  const { text, choices } = openStory(compiled)
  const card = toThemeCard(theme.facts, theme)
  return {
    ...card,
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
    moreOpenings: source.openings.map(({ title }, at) => ({
      title,
      text: openStory(compiled, at + 1).text,
    })),
    makerNote: source.makerNote ?? null,
    // Whatever ships is the product's own.
    maker: { profileId: OFFICIAL_PROFILE_ID, name: OFFICIAL_NAME },
    stats: { readers: card.readers, completion, rating },
    linkImage: linkImageOf(theme.id, theme.themeHash),
  }
}

function castOf({ source }: LoadedTheme): ThemeDetail['cast'] {
  return source.cast.map(({ name, role, samples: [line = ''], ...rest }) => ({
    id: characterIdOf(source.id, name),
    name,
    role,
    line,
    portraits: portraitsOf(source.slug, rest),
  }))
}

function wire(choices: readonly Choice[]): Choice[] {
  return [...choices]
}
