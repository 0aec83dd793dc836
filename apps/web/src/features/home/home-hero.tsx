import type { ReactNode } from 'react'
import type { ThemeCard } from '@doran/contract'
import { StoryLead } from '@doran/site/stories'
import { Cover } from '@doran/ui'

export type HomeHeroProps = { theme?: ThemeCard; children: ReactNode }

/** The words stand still; what lies beside them depends on who came. */
export function HomeHero({ theme, children }: HomeHeroProps) {
  return (
    <div className="page grid gap-6 pt-16 md:gap-8 md:pt-18 pb-12 lg:grid-cols-2 lg:items-start lg:gap-12 lg:pt-20">
      <div className="lg:sticky lg:top-20">
        <p className="text-sm font-semibold text-ember">Make the World Fun!</p>
        <h1 className="mt-2 text-h1 font-extrabold text-text md:text-hero">
          불 옆에 앉아요.
          <br />
          이야기는 저희가 꺼낼게요.
        </h1>
        <StoryLead className="mt-3 md:mt-4 md:text-story" />
        {theme && (
          <div className="@container mt-8 hidden lg:block">
            <div className="flex flex-col gap-4 @min-[440px]:flex-row @min-[440px]:items-end @min-[440px]:gap-6">
              <div className="w-64 shrink-0">
                <Cover
                  src={theme.cover.url}
                  alt={theme.cover.alt}
                  loading="eager"
                  fetchPriority="high"
                />
              </div>
              <p className="prose-ko pb-1 text-story text-text-2">{theme.hook}</p>
            </div>
          </div>
        )}
      </div>
      <div className="glow-ember min-w-0">{children}</div>
    </div>
  )
}
