import type { ThemeCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site'
import { Badge, Cover, buttonClass } from '@doran/ui'
import { themeFacts } from './theme-words'

/** One theme as wide as the page. */
export function ThemeFeature({ theme }: { theme: ThemeCard }) {
  return (
    <article className="corner-card mt-4 grid gap-5 bg-surface-1 p-4 md:grid-cols-[7fr_5fr] md:items-center md:gap-8 md:p-6">
      <Cover src={theme.cover.wideUrl} alt={theme.cover.alt} shape="wide" />
      <div className="min-w-0 px-1 pb-2 md:p-0">
        <h3 className="text-h3 font-extrabold text-text md:text-h2">{theme.title}</h3>
        <p className="mt-2 text-story text-text-2">{theme.hook}</p>
        <ul aria-label="이야기 정보" className="mt-4 flex flex-wrap gap-2">
          {themeFacts(theme).map((fact) => (
            <li key={fact}>
              <Badge>{fact}</Badge>
            </li>
          ))}
        </ul>
        <ZoneLink
          href={routes.theme.path({ id: theme.id })}
          className={buttonClass({ kind: 'secondary' }, 'mt-6')}
        >
          이야기 살펴보기
        </ZoneLink>
      </div>
    </article>
  )
}
