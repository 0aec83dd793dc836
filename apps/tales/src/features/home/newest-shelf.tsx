import type { ThemeCard } from '@doran/contract'
import { ThemeFeature } from '../../lib/theme-feature'
import { ThemeTile } from '../../lib/theme-tile'
import { QuickLook } from './internal/quick-look'

type NewestShelfProps = { themes: ThemeCard[]; hero: string | undefined }

/** Up to this many stories are shown large, one after another, instead of as a row of covers. */
const FEW = 2

export function NewestShelf({ themes, hero }: NewestShelfProps) {
  if (themes.length === 0) return null
  const isOnlyHero = themes.length === 1 && themes[0]?.id === hero
  return (
    <section aria-labelledby="newest" className="page mt-16">
      <h2 id="newest" className="text-h3 font-extrabold">
        {isOnlyHero ? '지금 읽을 수 있는 이야기' : '새로 나온 이야기'}
      </h2>
      {themes.length <= FEW ? (
        <>
          <ul className="mt-4 flex flex-col gap-4">
            {themes.map((theme) => (
              <li key={theme.id}>
                <ThemeFeature theme={theme} aside={<QuickLook theme={theme} />} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-text-3">
            이야기는 한 편씩, 끝까지 읽어 본 뒤에 올려요. 다음 이야기가 오면 이 옆에 앉힐게요.
          </p>
        </>
      ) : (
        <ul className="scroll-row -mx-1 mt-4 gap-4 px-1 py-1">
          {themes.map((theme) => (
            <li key={theme.id} className="w-40 shrink-0 md:w-48">
              <ThemeTile theme={theme} />
              <QuickLook theme={theme} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
