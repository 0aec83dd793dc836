import type { ThemeCard } from '@doran/contract'
import { ThemeWarnings, ZoneLink, routes } from '@doran/site/core'
import { Badge, Cover, buttonClass } from '@doran/ui'
import { themeFacts } from './theme-words'

export type ThemeFeatureProps = {
  theme: ThemeCard
  /** The hero shows its cover, large from 1081 px on: one picture is enough there. */
  isPictured: boolean
}

/** One theme as wide as the page. */
export function ThemeFeature({ theme, isPictured }: ThemeFeatureProps) {
  return (
    <article
      className={`corner-card mt-4 grid gap-5 bg-surface-1 p-4 md:grid-cols-[7fr_5fr] md:items-center md:gap-8 md:p-6 ${isPictured ? 'lg:grid-cols-1 lg:p-8' : ''}`}
    >
      <div className={isPictured ? 'lg:hidden' : ''}>
        <Cover src={theme.cover.wideUrl} alt={theme.cover.alt} shape="wide" />
      </div>
      <div
        className={`min-w-0 px-1 pb-2 md:p-0 ${isPictured ? 'lg:flex lg:items-center lg:justify-between lg:gap-8' : ''}`}
      >
        <div>
          <h3 className="text-h3 font-extrabold text-text md:text-h2">{theme.title}</h3>
          <p className="mt-2 text-story text-text-2">{theme.hook}</p>
          <ul aria-label="이야기 정보" className="mt-4 flex flex-wrap gap-2">
            {themeFacts(theme).map((fact) => (
              <li key={fact}>
                <Badge>{fact}</Badge>
              </li>
            ))}
          </ul>
          <ThemeWarnings theme={theme} className="mt-3" />
        </div>
        <ZoneLink
          href={routes.theme.path({ id: theme.id })}
          aria-label={`${theme.title} 자세히 보기`}
          className={buttonClass({ kind: 'secondary' }, isPictured ? 'mt-6 lg:mt-0' : 'mt-6')}
        >
          자세히 보기
        </ZoneLink>
      </div>
    </article>
  )
}
