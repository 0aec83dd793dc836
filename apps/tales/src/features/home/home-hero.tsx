import type { PlayableScene, ThemeCard } from '@doran/contract'
import { ThemeWarnings, ZoneLink, lengthLabel, ratingLabel, routes } from '@doran/site/core'
import { Cover } from '@doran/ui'
import { keepQuotes, splitSentences } from '@doran/story-reader'
import { HeroChoices } from './internal/hero-choices'

/** About this much of the opening stands under its first line; the choices must stay in sight. */
const LEAD_LENGTH = 110

/** A shorter first sentence (“알람이 울렸다.”) says little without the next. */
const SHORTEST_LINE = 16

export function HomeHero({ scene }: { scene: PlayableScene }) {
  const { theme } = scene
  const [firstLine, lead] = openingOf(keepQuotes(scene.opening))
  const href = routes.theme.path({ id: theme.id })
  return (
    <section aria-label={theme.title} className="page mt-4 md:mt-6">
      <div className="grid grid-cols-[1fr_88px] items-start gap-x-5 md:grid-cols-[1fr_300px] md:gap-x-16">
        <p className="text-h1 font-extrabold text-balance max-sm:text-h2 md:self-end lg:text-hero">
          {firstLine}
        </p>
        <div className="glow-ember md:row-span-2 md:self-center">
          <ZoneLink href={href} className="block" aria-label={`${theme.title} 자세히 보기`}>
            <Cover
              src={theme.cover.url}
              alt={theme.cover.alt}
              loading="eager"
              fetchPriority="high"
            />
          </ZoneLink>
        </div>
        <div className="min-w-0 max-md:col-span-2">
          {lead && <p className="prose-ko mt-5 max-w-story text-story text-text-2">{lead}</p>}
          <HeroFacts theme={theme} href={href} />
          <HeroChoices themeId={theme.id} choices={scene.choices} />
        </div>
      </div>
    </section>
  )
}

/** Stands before the choices: one tap on them starts the story. */
function HeroFacts({ theme, href }: { theme: ThemeCard; href: string }) {
  return (
    <div className="mt-5 max-w-story text-sm text-text-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <ZoneLink
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-text-2 underline decoration-line-strong underline-offset-4 hover:text-text"
        >
          {theme.title}
        </ZoneLink>
        <span>
          {theme.genre} · {ratingLabel(theme.ageRating)} · {lengthLabel(theme.length)}
        </span>
      </p>
      <ThemeWarnings theme={theme} />
    </div>
  )
}

function openingOf(opening: string): [string, string] {
  const sentences = splitSentences(opening.trim().replace(/\n+/g, ' '))
  let line = ''
  while (line.length < SHORTEST_LINE && sentences.length > 0) line += sentences.shift() ?? ''
  let lead = ''
  for (const sentence of sentences) {
    if (lead.length + sentence.length > LEAD_LENGTH) break
    lead += sentence
  }
  return [line.trim(), lead.trim()]
}
