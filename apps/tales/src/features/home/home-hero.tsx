import type { PlayableScene } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site'
import { Cover } from '@doran/ui'
import { splitSentences } from '../../lib/told-text'
import { lengthWords, ratingWords } from '../../lib/theme-words'
import { HeroChoices } from './internal/hero-choices'

/** About this much of the opening stands under its first line; the choices must stay in sight. */
const LEAD_LENGTH = 150

export function HomeHero({ scene }: { scene: PlayableScene }) {
  const { theme } = scene
  const [firstLine, lead] = openingOf(scene.opening)
  const href = routes.theme.path({ id: theme.id })
  return (
    <section aria-labelledby="hero-line" className="page mt-4 md:mt-6">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_300px]">
        <div className="min-w-0">
          <p
            id="hero-line"
            className="text-h1 font-extrabold text-balance max-sm:text-h2 lg:text-hero"
          >
            {firstLine}
          </p>
          {lead && <p className="prose-ko mt-5 max-w-story text-story text-text-2">{lead}</p>}
          <HeroChoices themeId={theme.id} choices={scene.choices} />
        </div>
        <div className="glow-ember max-md:order-first max-md:w-32 max-sm:w-28">
          <ZoneLink href={href} className="block" aria-label={`${theme.title} 자세히 보기`}>
            <Cover src={theme.cover.url} alt={theme.cover.alt} loading="eager" />
          </ZoneLink>
        </div>
      </div>
      <p className="mt-6 text-sm text-text-3">
        <ZoneLink
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-text-2 underline decoration-line-strong underline-offset-4 hover:text-text"
        >
          {theme.title}
        </ZoneLink>
        <span className="ml-3">
          {theme.genre} · {ratingWords(theme.ageRating)} · {lengthWords(theme.length)}
        </span>
      </p>
    </section>
  )
}

function openingOf(opening: string): [string, string] {
  const [line = '', ...rest] = splitSentences(opening.trim().replace(/\n+/g, ' '))
  let lead = ''
  for (const sentence of rest) {
    if (lead.length + sentence.length > LEAD_LENGTH) break
    lead += sentence
  }
  return [line.trim(), lead.trim()]
}
