import type { ThemeCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { ThemeFeature } from './internal/theme-feature'
import { ThemeTile } from './theme-tile'

export type ThemesRowProps = {
  themes: readonly ThemeCard[]
  /** The theme whose cover the hero shows. */
  pictured: string | undefined
}

/** Up to four covers. A single theme is shown large, so that a young shelf looks meant, not empty. */
export function ThemesRow({ themes, pictured }: ThemesRowProps) {
  const [only, ...others] = themes
  return (
    <section aria-labelledby="themes" className="page py-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="themes" className="text-h2 font-extrabold text-text">
          이야기
        </h2>
        <ZoneLink
          href={routes.tales.path()}
          className="inline-flex min-h-11 items-center rounded-small px-1 font-semibold text-text-2 no-underline hover:text-text hover:underline"
        >
          모두 보기
        </ZoneLink>
      </div>
      {only && others.length === 0 ? (
        <ThemeFeature theme={only} isPictured={only.id === pictured} />
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5">
          {themes.slice(0, 4).map((theme) => (
            <li key={theme.id}>
              <ThemeTile theme={theme} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
